import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const base = component({
  ...type.control,
  ...cut(vars.button.cut),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  border: `${vars.button.edge} solid transparent`,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  hyphens: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}, border-color ${vars.time.short} ${vars.ease}, color ${vars.time.short} ${vars.ease}`,
  selectors: { '&[aria-disabled=true], &:disabled': { cursor: 'default', opacity: 0.7 } },
});

export const sizes = variants({
  medium: { minBlockSize: vars.size.control, paddingBlock: vars.space.xs, paddingInline: vars.space.l },
  large: {
    minBlockSize: vars.size.large,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.xl,
    fontSize: '1.0625rem',
  },
});

export const tones = variants({
  action: {
    backgroundColor: vars.button.action.ground,
    color: vars.button.action.text,
    ':hover': { backgroundColor: vars.button.action.hover },
  },
  outline: {
    borderColor: 'currentColor',
    color: vars.button.outline.text,
    ':hover': {
      backgroundColor: vars.button.outline.hover,
      borderColor: vars.button.outline.hover,
      color: vars.button.outline.hoverText,
    },
  },
  quiet: {
    paddingInline: 0,
    color: vars.here.text,
    textDecoration: 'underline',
    textDecorationThickness: vars.stroke.edge,
    textUnderlineOffset: '.35em',
    ':hover': { color: vars.here.accent },
  },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const busyMark = component({
  inlineSize: '1em',
  blockSize: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
});

import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

export const base = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5rem',
  border: '1.5px solid transparent',
  fontWeight: 650,
  fontStretch: '112%',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}, border-color ${vars.time.short} ${vars.ease}, color ${vars.time.short} ${vars.ease}`,
  selectors: { '&[aria-disabled=true], &:disabled': { cursor: 'default', opacity: 0.7 } },
  ...cut('.75rem'),
});

export const sizes = variants({
  medium: { minBlockSize: '3rem', paddingBlock: '.5rem', paddingInline: '1.5rem' },
  large: { minBlockSize: '3.5rem', paddingBlock: '.75rem', paddingInline: '2rem', fontSize: '1.0625rem' },
});

export const tones = variants({
  action: {
    backgroundColor: vars.action.ground,
    color: vars.action.text,
    ':hover': { backgroundColor: vars.action.hover },
  },
  outline: {
    borderColor: 'currentColor',
    color: vars.here.text,
    ':hover': { backgroundColor: vars.here.text, borderColor: vars.here.text, color: vars.here.ground },
  },
  quiet: {
    paddingInline: 0,
    color: vars.here.text,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
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

import { component, variants } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const banner = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5rem',
  minBlockSize: '2.75rem',
  paddingBlock: '.5rem',
  paddingInline: '1.25rem',
  fontSize: '.9375rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' }, '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' } },
  '@media': { print: { display: 'none' } },
});

export const tones = variants({
  signal: { backgroundColor: vars.action.ground, color: vars.action.text },
  ink: { backgroundColor: vars.ink.raised, color: vars.ink.text },
  cyan: { backgroundColor: vars.light.ground, color: vars.light.text },
});

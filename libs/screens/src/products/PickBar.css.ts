import { globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

const panel = screen({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.header} - 2)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  marginBlockStart: vars.space.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { print: { display: 'none' } },
});
export const bar = `${panel} ${grounds.ink}`;
export const status = screen({
  ...type.control,
  marginInlineEnd: 'auto',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
globalRule('screens', `.${panel} > [type=submit]`, { '@media': { [media.mobile]: { flex: 1 } } });

// Visible while a robot is chosen; before React runs only CSS knows that. A notice at the same place takes precedence.
globalRule(
  'screens',
  `:root:has(aside[data-waits-for-consent]) .${panel}, :not(:has(input:checked)):not(:has(input[type=hidden])) > .${panel}`,
  { display: 'none' },
);
// A focused element scrolls clear of the bar.
globalRule('screens', `:root:has(.${panel}):has(input:checked)`, { scrollPaddingBlockEnd: '6rem' });

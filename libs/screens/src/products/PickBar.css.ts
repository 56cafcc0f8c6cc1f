import { globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

const panel = screen({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.header} - 2)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.wide}`,
  marginBlockStart: vars.space.wide,
  paddingBlock: vars.space.near,
  paddingInline: vars.space.normal,
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

// It is there while a robot is chosen; CSS alone knows that before React does. A notice at the same place goes first.
globalRule(
  'screens',
  `:root:has(aside[data-waits-for-consent]) .${panel}, :not(:has(input:checked)):not(:has(input[type=hidden])) > .${panel}`,
  { display: 'none' },
);
// What has the focus scrolls clear of it.
globalRule('screens', `:root:has(.${panel}):has(input:checked)`, { scrollPaddingBlockEnd: '6rem' });

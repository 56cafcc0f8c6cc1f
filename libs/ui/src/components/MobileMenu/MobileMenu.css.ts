import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { anchored, underBar } from '../Menu/Menu.css.ts';

export const menu = component({
  display: 'grid',
  flex: 'none',
  '@media': { [media.window]: { display: 'none' }, print: { display: 'none' } },
});
export const opener = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  fontSize: '1.125rem',
});

const open = `${menu}:has(> :popover-open) &`;
export const whenShut = component({ selectors: { [open]: { display: 'none' } } });
export const whenOpen = component({ display: 'none', selectors: { [open]: { display: 'block' } } });

export const panel = component({
  ...underBar,
  blockSize: `calc(100dvh - ${vars.size.header})`,
  paddingInline: vars.space.gutter,
  // From the end of the bar, at any height of it, to the end of the window.
  '@supports': { [anchored]: { ...underBar['@supports'][anchored], insetBlockEnd: 0, blockSize: 'auto' } },
});

// Looks like a group's label, but is a link.
export const direct = component({
  ...type.heading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4rem',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  textDecoration: 'none',
  ':hover': { color: vars.here.accent },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const link = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  textDecoration: 'none',
  ':hover': { color: vars.here.accent },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const price = component({
  marginInlineStart: 'auto',
  color: vars.here.soft,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = component({ paddingBlock: vars.space.m });

export const closer = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.large,
  marginBlockEnd: vars.space.m,
  color: vars.here.soft,
});

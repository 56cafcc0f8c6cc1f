import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

export const header = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `1px solid ${vars.here.line}`,
  anchorName: '--k-header',
  '@media': { print: { position: 'static' } },
});

export const inner = component({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  maxInlineSize: 'max(90rem, 84vw)',
  blockSize: '4rem',
  '@media': { [media.window]: { gap: '2rem' } },
});

export const nav = component({
  display: 'none',
  alignItems: 'center',
  marginInlineEnd: 'auto',
  '@media': { [media.window]: { display: 'flex' }, print: { display: 'none' } },
});

export const navItem = component({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  minBlockSize: '2.75rem',
  paddingInline: '.875rem',
  fontSize: '.9375rem',
  fontWeight: 520,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: vars.here.text,
  transition: `color ${vars.time.short} ${vars.ease}`,
  ':hover': { color: vars.here.accent },
});

export const opener = component({
  selectors: { '&:has(+ :popover-open)': { color: vars.here.accent } },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.window]: { marginInlineStart: 0 }, print: { display: 'none' } },
});

export const action = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: '.5rem',
  fontSize: '1rem',
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { color: vars.here.accent },
});

export const menuButton = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  fontSize: '1.125rem',
  '@media': { [media.window]: { display: 'none' }, print: { display: 'none' } },
});

const menuOpen = `${header}:has(> :popover-open)`;
export const menuButtonShut = component({ selectors: { [`${menuOpen} &`]: { display: 'none' } } });
export const menuButtonOpen = component({ display: 'none', selectors: { [`${menuOpen} &`]: { display: 'block' } } });

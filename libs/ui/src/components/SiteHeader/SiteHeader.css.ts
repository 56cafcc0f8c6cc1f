import { em, media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';
import { barAnchor } from '../Menu/Menu.css.ts';

// A bar of two lines is not sticky.
globalRule('components', 'html', { '@media': { [media.tight]: { scrollPaddingBlockStart: vars.space.m } } });

export const header = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.header.edge}`,
  anchorName: barAnchor,
  '@media': { [`print, ${media.tight}`]: { position: 'static' } },
});

export const inner = component({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  blockSize: vars.size.header,
  '@media': { [media.tight]: { flexWrap: 'wrap', blockSize: 'auto' }, [media.window]: { gap: vars.space.xl } },
});

export const nav = component({
  display: 'none',
  alignItems: 'center',
  marginInlineEnd: 'auto',
  '@media': { [media.window]: { display: 'flex' }, print: { display: 'none' } },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.window]: { marginInlineStart: 0 }, print: { display: 'none' } },
});

// The narrowest phones fit two actions; the menu contains all of them.
globalRule('components', `.${actions} > :nth-child(n + 3)`, {
  '@media': { [`(max-width: ${em(374.98)})`]: { display: 'none' } },
});

export const action = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  fontSize: '1rem',
  fontWeight: vars.weight.note,
  textDecoration: 'none',
  ':hover': { color: vars.header.hover },
});

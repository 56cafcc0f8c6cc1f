import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';
import { barAnchor } from '../Menu/Menu.css.ts';

export const header = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.header.edge}`,
  anchorName: barAnchor,
  '@media': { print: { position: 'static' } },
});

export const inner = component({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tight,
  maxInlineSize: `max(${vars.size.column}, 84vw)`,
  blockSize: vars.size.header,
  '@media': { [media.window]: { gap: vars.space.far } },
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

// The narrowest phones have room for two: the menu has them all.
globalRule('components', `.${actions} > :nth-child(n + 3)`, {
  '@media': { '(max-width: 374.98px)': { display: 'none' } },
});

export const action = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.close,
  fontSize: '1rem',
  fontWeight: vars.weight.note,
  textDecoration: 'none',
  ':hover': { color: vars.header.hover },
});

import { globalStyle } from '@vanilla-extract/css';
import { screen, vars } from '@kinemorph/ui/theme';

/** Contains the visually hidden texts, so that they do not widen the page. */
export const scroll = screen({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'calc(100svh - 14rem)',
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const grid = screen({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '100%',
});
export const head = screen({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  textAlign: 'start',
  padding: vars.space.s,
  backgroundColor: vars.here.ground,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  whiteSpace: 'nowrap',
});
export const product = screen({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  verticalAlign: 'top',
  padding: vars.space.s,
  backgroundColor: vars.here.ground,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  borderInlineEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: '10rem',
  maxInlineSize: '14rem',
});
export const cell = screen({
  verticalAlign: 'top',
  padding: vars.space.xs,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: '9.5rem',
});
export const price = screen({
  display: 'grid',
  inlineSize: '100%',
  textAlign: 'start',
  padding: vars.space.xs,
  border: `${vars.stroke.seam} solid transparent`,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.here.soft },
    '&[aria-current=true]': { borderColor: vars.here.focus, backgroundColor: vars.here.raised },
  },
});
export const amount = screen({ fontWeight: vars.weight.heading });
export const note = screen({ color: vars.here.soft, fontSize: vars.fontSize.label });
globalStyle(`thead ${product}`, { zIndex: 3 });

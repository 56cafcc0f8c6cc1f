import { screen, vars } from '@kinemorph/ui/theme';

/** Captions beside each other are as tall as the tallest: the frames below them begin in one line. */
export const figure = screen({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  minInlineSize: 0,
});
export const caption = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  alignContent: 'end',
  gap: vars.space.xs,
  fontSize: vars.fontSize.small,
});
export const copy = screen({
  color: vars.here.soft,
  fontSize: vars.fontSize.small,
  textDecoration: 'underline',
  selectors: { '&:hover': { color: vars.here.text } },
});
/** The frame has the layout size of its device, and is scaled to fit. */
export const box = screen({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: '#fff',
  inlineSize: '100%',
});
export const frame = screen({
  border: 0,
  transformOrigin: '0 0',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
});
export const pair = screen({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});
export const beforeAndAfter = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  scrollMarginBlockStart: 'var(--desk-header)',
});

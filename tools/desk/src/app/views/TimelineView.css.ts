import { media, screen, vars } from '@kinemorph/ui/theme';

export const view = screen({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const wide = screen({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 });
export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});
export const group = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  border: 0,
  padding: 0,
  margin: 0,
  '@media': { print: { display: 'none' } },
});
export const legend = screen({
  fontSize: vars.fontSize.label,
  color: vars.here.soft,
  marginInlineEnd: vars.space.xs,
  float: 'inline-start',
});
/** A question of a form with a button for each answer. */
export const choices = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  border: 0,
  padding: 0,
  margin: 0,
});
/** An answer may be longer than a small screen is wide. */
export const choice = screen({
  whiteSpace: 'normal',
  maxInlineSize: '100%',
  textAlign: 'start',
  paddingBlock: vars.space.xxs,
});
export const choicesLegend = screen({
  fontWeight: vars.weight.strong,
  fontSize: vars.fontSize.small,
  paddingBlockEnd: vars.space.xs,
});
export const period = screen({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.heading,
  marginInlineEnd: 'auto',
});
export const filters = screen({
  fontSize: vars.fontSize.small,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});
/** In print the kinds are the legend of the colours. */
export const kinds = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  border: 0,
  padding: 0,
  margin: 0,
});
export const moreFilters = screen({ '@media': { print: { display: 'none' } } });
export const filterGrid = screen({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  paddingBlock: vars.space.s,
});
export const summary = screen({
  display: 'inline-flex',
  minBlockSize: '2.25rem',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
});
export const aside = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [media.window]: {
      position: 'sticky',
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100svh - 6rem)',
      overflowY: 'auto',
      paddingInlineEnd: vars.space.xxs,
    },
    print: { display: 'none' },
  },
});
export const panel = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  backgroundColor: vars.here.raised,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: 0,
  scrollMarginBlockStart: 'var(--desk-header)',
});
export const list = screen({ display: 'flex', flexDirection: 'column' });
export const item = screen({
  display: 'grid',
  gap: '.15rem',
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  fontSize: vars.fontSize.small,
});
export const left = screen({ fontWeight: vars.weight.heading });
export const facts = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const term = screen({ color: vars.here.soft });
export const empty = screen({
  padding: vars.space.l,
  textAlign: 'center',
  color: vars.here.soft,
  border: `${vars.stroke.seam} dashed ${vars.here.line}`,
});
export const moves = screen({ fontSize: vars.fontSize.small, maxBlockSize: '14rem', overflowY: 'auto' });

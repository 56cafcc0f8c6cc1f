import { media, screen, vars } from '@kinemorph/ui/theme';

export const view = screen({
  display: 'grid',
  gap: vars.space.wide,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const wide = screen({ display: 'flex', flexDirection: 'column', gap: vars.space.normal, minInlineSize: 0 });
export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.wide,
  rowGap: vars.space.close,
});
export const group = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  border: 0,
  padding: 0,
  margin: 0,
  '@media': { print: { display: 'none' } },
});
export const legend = screen({
  fontSize: vars.fontSize.label,
  color: vars.here.soft,
  marginInlineEnd: vars.space.close,
  float: 'inline-start',
});
/** A question of a form with a button for each answer. */
export const choices = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.close,
  border: 0,
  padding: 0,
  margin: 0,
});
/** An answer may be longer than a small screen is wide. */
export const choice = screen({
  whiteSpace: 'normal',
  maxInlineSize: '100%',
  textAlign: 'start',
  paddingBlock: vars.space.tight,
});
export const choicesLegend = screen({
  fontWeight: vars.weight.strong,
  fontSize: vars.fontSize.small,
  paddingBlockEnd: vars.space.close,
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
  gap: vars.space.tight,
});
/** On paper the kinds are what tells the colours. */
export const kinds = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tight,
  border: 0,
  padding: 0,
  margin: 0,
});
export const moreFilters = screen({ '@media': { print: { display: 'none' } } });
export const filterGrid = screen({
  display: 'grid',
  gap: vars.space.normal,
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  paddingBlock: vars.space.near,
});
export const summary = screen({
  display: 'inline-flex',
  minBlockSize: '2.25rem',
  alignItems: 'center',
  gap: vars.space.close,
  fontWeight: vars.weight.strong,
});
export const aside = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.wide,
  minInlineSize: 0,
  '@media': {
    [media.window]: {
      position: 'sticky',
      insetBlockStart: '4.5rem',
      maxBlockSize: 'calc(100svh - 6rem)',
      overflowY: 'auto',
      paddingInlineEnd: vars.space.tight,
    },
    print: { display: 'none' },
  },
});
export const panel = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.near,
  padding: vars.space.normal,
  backgroundColor: vars.here.raised,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: 0,
  scrollMarginBlockStart: 'var(--desk-header)',
});
export const list = screen({ display: 'flex', flexDirection: 'column' });
export const item = screen({
  display: 'grid',
  gap: '.15rem',
  paddingBlock: vars.space.close,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  fontSize: vars.fontSize.small,
});
export const left = screen({ fontWeight: vars.weight.heading });
export const facts = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.near,
  rowGap: vars.space.tight,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const term = screen({ color: vars.here.soft });
export const empty = screen({
  padding: vars.space.wide,
  textAlign: 'center',
  color: vars.here.soft,
  border: `${vars.stroke.seam} dashed ${vars.here.line}`,
});
export const moves = screen({ fontSize: vars.fontSize.small, maxBlockSize: '14rem', overflowY: 'auto' });

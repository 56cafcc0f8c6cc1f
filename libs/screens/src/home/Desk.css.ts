import { column, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

export const band = `${grounds.paper} ${screen({ borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}` })}`;

// Three in a row on phones and tablets, all six on a desktop: with shared seams, and without a half-empty row.
export const entries = screen({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.mobile]: { paddingInline: 0 },
    [media.window]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const entry = screen({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.s} ${vars.space.xs}`,
  textAlign: 'center',
  justifyItems: 'center',
  boxShadow: `0 0 0 .5px ${vars.here.line}`,
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  ':hover': { backgroundColor: vars.here.raised },
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.s,
      padding: `${vars.space.m} ${vars.space.s}`,
      textAlign: 'start',
      justifyItems: 'start',
    },
  },
});
export const icon = screen({
  display: 'grid',
  fontSize: '1.25rem',
  color: vars.here.accent,
  '@media': { [media.ipad]: { gridRow: 'span 2', alignSelf: 'center' } },
});
/** The whole entry is a link. */
export const link = screen({
  ...type.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const text = screen({ ...type.small, fontSize: vars.fontSize.label, lineHeight: 1.35, color: vars.here.soft });

const line = `${vars.stroke.seam} solid ${vars.here.line}`;
export const terms = screen({ borderBlockStart: line });
export const term = screen({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
  borderBlockEnd: line,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const notice = screen({ marginBlockStart: vars.space.l });

import { media, screen, vars } from '@kinemorph/ui/theme';

export const form = screen({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  maxInlineSize: '60rem',
});
export const same = screen({
  padding: vars.space.m,
  borderInlineStart: `${vars.stroke.focus} solid ${vars.here.success}`,
  backgroundColor: vars.here.raised,
});
export const group = screen({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const heading = screen({ fontWeight: vars.weight.heading, fontSize: vars.fontSize.lead });
/** Contains the visually hidden texts, so that they do not widen the page. */
export const scroll = screen({ position: 'relative', overflowX: 'auto' });
export const table = screen({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  '@media': { [media.mobile]: { minInlineSize: '46rem' } },
});
export const cell = screen({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const narrow = screen({ whiteSpace: 'nowrap', color: vars.here.soft });
export const was = screen({ color: vars.here.danger, textDecoration: 'line-through' });
export const is = screen({ color: vars.here.success, fontWeight: vars.weight.firm });
export const arrow = screen({ color: vars.here.soft, paddingInline: vars.space.xxs });

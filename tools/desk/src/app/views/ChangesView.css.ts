import { media, screen, vars } from '@kinemorph/ui/theme';

export const form = screen({
  display: 'grid',
  gap: vars.space.normal,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  maxInlineSize: '60rem',
});
export const same = screen({
  padding: vars.space.normal,
  borderInlineStart: `${vars.stroke.focus} solid ${vars.here.success}`,
  backgroundColor: vars.here.raised,
});
export const group = screen({ display: 'flex', flexDirection: 'column', gap: vars.space.close });
export const heading = screen({ fontWeight: vars.weight.heading, fontSize: vars.fontSize.lead });
/** What is read aloud only is placed in it, so that it does not widen the page. */
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
  padding: `${vars.space.close} ${vars.space.near}`,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const narrow = screen({ whiteSpace: 'nowrap', color: vars.here.soft });
export const was = screen({ color: vars.here.danger, textDecoration: 'line-through' });
export const is = screen({ color: vars.here.success, fontWeight: vars.weight.firm });
export const arrow = screen({ color: vars.here.soft, paddingInline: vars.space.tight });

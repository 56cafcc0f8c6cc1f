import { globalRule, screen, type, vars } from '@kinemorph/ui/theme';

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { print: { display: 'none' } },
});

export const summary = screen({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.stroke.edge} solid ${vars.here.danger}`,
  backgroundColor: vars.here.raised,
});
export const summaryTitle = screen({ fontSize: '1.125rem', fontWeight: vars.weight.heading });
globalRule('screens', `.${summary} a`, { color: vars.here.danger, fontWeight: vars.weight.note });

export const sent = screen({
  padding: vars.space.panel,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
});
export const done = screen({ display: 'flex', alignItems: 'center', gap: vars.space.xs, color: vars.here.success });
export const number = screen({ display: 'grid', gap: vars.space.xxs, outlineOffset: '.5rem' });
globalRule('screens', `.${number} > strong`, { ...type.heading, fontVariantNumeric: 'tabular-nums' });

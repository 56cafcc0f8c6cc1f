import { globalRule, screen, type, vars } from '@kinemorph/ui/theme';

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.wide,
  '@media': { print: { display: 'none' } },
});
export const soft = screen({ ...type.small, color: vars.here.soft });
export const failure = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.close,
  color: vars.here.danger,
  fontWeight: vars.weight.note,
});

export const summary = screen({
  display: 'grid',
  gap: vars.space.near,
  padding: vars.space.normal,
  border: `${vars.stroke.edge} solid ${vars.here.danger}`,
  backgroundColor: vars.here.raised,
});
export const summaryTitle = screen({ fontSize: '1.125rem', fontWeight: vars.weight.heading });
export const errorList = screen({ display: 'grid', gap: vars.space.close });
globalRule('screens', `.${errorList} a`, { color: vars.here.danger, fontWeight: vars.weight.note });

export const sent = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.normal,
  padding: vars.space.panel,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
});
export const done = screen({ display: 'flex', alignItems: 'center', gap: vars.space.close, color: vars.here.success });
export const number = screen({ display: 'grid', gap: vars.space.tight, outlineOffset: '.5rem' });
globalRule('screens', `.${number} > strong`, { ...type.heading, fontVariantNumeric: 'tabular-nums' });
export const numberLabel = screen({ ...type.label, color: vars.here.soft });

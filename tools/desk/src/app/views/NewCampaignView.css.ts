import { screen, vars } from '@kinemorph/ui/theme';

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  maxInlineSize: '60rem',
  minInlineSize: 0,
});
export const pair = screen({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const steps = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
});

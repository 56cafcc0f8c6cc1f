import { screen, vars } from '@kinemorph/ui/theme';

const columns = (least: string, repeat: 'auto-fill' | 'auto-fit' = 'auto-fill') => ({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${least}), 1fr))`,
});
export const frames = {
  phone: screen(columns('15rem')),
  tablet: screen(columns('24rem')),
  // A single window fills the whole width.
  window: screen(columns('30rem', 'auto-fit')),
} as const;
export const path = screen({ minInlineSize: '14rem' });

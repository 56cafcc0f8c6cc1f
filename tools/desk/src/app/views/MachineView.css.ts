import { screen, vars } from '@kinemorph/ui/theme';

const columns = (least: string) => ({
  display: 'grid',
  gap: vars.space.wide,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});
export const frames = {
  phone: screen(columns('15rem')),
  tablet: screen(columns('24rem')),
  window: screen(columns('30rem')),
} as const;
export const path = screen({ minInlineSize: '14rem' });

import { media, screen, vars } from '@kinemorph/ui/theme';

/** Stands apart from the figures above it. */
export const below = screen({ marginBlockStart: vars.space.apart });

/** What it costs, and until when: side by side where there is room. */
export const beside = screen({
  display: 'grid',
  gap: vars.space.apart,
  '@media': { [media.window]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const offer = screen({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.wide });

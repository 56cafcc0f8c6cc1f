import { globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

/** Who it is, and the figure that counts, side by side where there is room. */
export const overview = screen({
  display: 'grid',
  gap: vars.space.apart,
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' } },
});
export const whose = screen({ display: 'grid', justifyItems: 'start', gap: vars.space.near });
export const name = screen({ ...type.heading, overflowWrap: 'anywhere' });
export const address = screen({ ...type.lead, color: vars.here.soft, overflowWrap: 'anywhere' });
export const figure = screen({ display: 'grid', gap: vars.space.wide });
export const creditsText = screen({
  maxInlineSize: '30rem',
  paddingInlineStart: 'clamp(1rem, 2vw, 2rem)',
  color: vars.here.soft,
});

export const waiting = screen({
  maxInlineSize: '30rem',
  minBlockSize: '14rem',
  '@media': { [media.noScript]: { display: 'none' } },
});
export const problem = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.normal,
  marginBlockEnd: vars.space.far,
});
export const problemText = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.close,
  color: vars.here.danger,
  fontWeight: vars.weight.note,
});

export const details = screen({ columns: 'auto', maxInlineSize: '48rem' });

/** Without pictures a card is all words. */
export const doors = screen({
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
globalRule('screens', `.${doors} > article`, { gridTemplateColumns: 'minmax(0, 1fr)' });

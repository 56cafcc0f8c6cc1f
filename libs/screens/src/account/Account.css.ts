import { globalRule, media, screen, vars } from '@kinemorph/ui/theme';

export const creditsText = screen({ maxInlineSize: '30rem', paddingInlineStart: 'clamp(1rem, 2vw, 2rem)' });

export const waiting = screen({
  maxInlineSize: '30rem',
  minBlockSize: '14rem',
  '@media': { [media.noScript]: { display: 'none' } },
});
export const problem = screen({ marginBlockEnd: vars.space.xl });

export const details = screen({ columns: 'auto', maxInlineSize: '48rem' });

/** Without pictures a card has words only. */
export const next = screen({
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
globalRule('screens', `.${next} > article`, { gridTemplateColumns: 'minmax(0, 1fr)' });

import { media, screen, vars } from '@kinemorph/ui/theme';

/** The link from the line-up to the list of all products. */
export const toAll = screen({ marginBlockStart: vars.space.xl });

/** Lower slides, so that the first view includes the content below them. */
export const low = screen({
  gridTemplateRows: 'minmax(min(56vw, 13rem), 1fr) auto',
  minBlockSize: `min(calc(100svh - ${vars.size.header} - 13rem), 34rem)`,
  '@media': {
    [media.ipad]: { gridTemplateRows: 'minmax(20rem, 1fr) auto' },
    [media.window]: { gridTemplateRows: '1fr', minBlockSize: 'clamp(30rem, calc(100svh - 12rem), 48rem)' },
  },
});

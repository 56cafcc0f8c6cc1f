import { globalRule, media, screen } from '@kinemorph/ui/theme';

/** A hero that shows a cut-out machine on phones: it is complete, while a scene would be cropped. */
export const wholeOnPhones = screen({});
globalRule('screens', `.${wholeOnPhones} img`, {
  '@media': { [media.mobile]: { objectFit: 'contain', paddingBlockStart: '1.5rem' } },
});

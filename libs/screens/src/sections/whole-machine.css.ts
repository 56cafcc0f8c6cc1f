import { globalRule, media, screen } from '@kinemorph/ui/theme';

/** A hero that shows a machine without its ground on phones: whole, where a scene would be cut to fit. */
export const wholeOnPhones = screen({});
globalRule('screens', `.${wholeOnPhones} img`, {
  '@media': { [media.mobile]: { objectFit: 'contain', paddingBlockStart: '1.5rem' } },
});

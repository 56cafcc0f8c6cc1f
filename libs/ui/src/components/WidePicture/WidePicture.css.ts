import { component } from '../../theme/layers.css.ts';

/** Fills its area and is cropped to fit. */
export const cover = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // As in `Picture`, until the scene has loaded.
  selectors: { '&[data-color]': { backgroundColor: 'attr(data-color type(<color>), transparent)' } },
});

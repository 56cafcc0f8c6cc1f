import { component } from '../../theme/layers.css.ts';

export const icon = component({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
});

/** Fills the areas that the strokes of a drawing enclose. */
export const filled = component({ fill: 'currentColor' });

/** Points in the reading direction, so it is mirrored from right to left. */
export const turning = component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

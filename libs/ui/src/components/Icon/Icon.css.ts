import { component } from '../../theme/layers.css.ts';

export const icon = component({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
});

/** Points in the reading direction, so it is mirrored from right to left. */
export const turning = component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

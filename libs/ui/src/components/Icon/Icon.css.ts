import { component } from '../../theme/layers.css.ts';

export const icon = component({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
});

/** Points along the line, and so turns with it. */
export const turning = component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

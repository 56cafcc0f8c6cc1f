import { component } from '../../theme/layers.css.ts';

export const icon = component({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

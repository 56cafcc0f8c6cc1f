import { component } from '../../theme/layers.css.ts';

export const rating = component({
  display: 'inline-block',
  inlineSize: '6.25em',
  blockSize: '1.25em',
  fill: 'none',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

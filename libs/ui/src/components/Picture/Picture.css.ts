import { component } from '../../theme/layers.css.ts';

export const image = component({
  blockSize: 'auto',
  selectors: {
    // The policy blocks style attributes. A browser that cannot read a colour from an attribute shows none.
    '&[data-color]': { backgroundColor: 'attr(data-color type(<color>), transparent)', backgroundClip: 'content-box' },
  },
});

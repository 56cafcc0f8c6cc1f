import { component } from '../../theme/layers.css.ts';

export const image = component({
  blockSize: 'auto',
  selectors: {
    // The CSP blocks style attributes, so the colour comes from a data attribute. Browsers without typed `attr()` show
    // none.
    '&[data-color]': { backgroundColor: 'attr(data-color type(<color>), transparent)', backgroundClip: 'content-box' },
  },
});

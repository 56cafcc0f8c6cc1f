import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Grows with what is written, where the browser can.
export const area = component({
  selectors: {
    'textarea&': {
      paddingBlock: vars.space.near,
      minBlockSize: '8.5rem',
      maxBlockSize: '32rem',
      lineHeight: vars.leading.text,
      resize: 'vertical',
      fieldSizing: 'content',
    },
  },
});

import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Grows with its text, if the browser supports it.
export const area = component({
  selectors: {
    'textarea&': {
      paddingBlock: vars.space.s,
      minBlockSize: '8.5rem',
      maxBlockSize: '32rem',
      lineHeight: vars.leading.text,
      resize: 'vertical',
      fieldSizing: 'content',
    },
  },
});

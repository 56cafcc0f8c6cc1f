import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = component({
  position: 'absolute',
  insetInlineStart: '1rem',
  insetBlockStart: '.5rem',
  zIndex: vars.layer.notice,
  padding: `${vars.space.s} 1.25rem`,
  backgroundColor: vars.light.ground,
  color: vars.light.text,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const wordmark = component({
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '.625rem',
  fontSize: '1.125rem',
  fontWeight: 800,
  fontStretch: '125%',
  letterSpacing: '.06em',
  lineHeight: 1,
  textTransform: 'uppercase',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // The seam: the ground shows through the letters, and widens under the pointer.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% + 1px)',
    // Whole pixels: 1.5px would render as one or two, depending on the header's position.
    blockSize: '2px',
    backgroundColor: vars.here.ground,
    transition: `background-color ${vars.time.medium} ${vars.ease}`,
  },
  selectors: { '&:hover::after': { backgroundColor: vars.light.ground } },
});

import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({ ...type.small, display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

// The seam between two steps is slanted like the cut corners.
export const item = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '& + &::before': {
      content: '',
      flex: 'none',
      blockSize: '.875rem',
      marginInline: vars.space.s,
      borderInlineStart: `${vars.stroke.edge} solid ${vars.here.soft}`,
      opacity: 0.6,
      rotate: '20deg',
    },
    '[dir=rtl] & + &::before': { rotate: '-20deg' },
  },
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.here.soft,
  textDecoration: 'none',
  transition: `color ${vars.time.short} ${vars.ease}`,
  ':hover': { color: vars.here.text, textDecoration: 'underline', textUnderlineOffset: '.35em' },
});

export const here = component({ fontWeight: vars.weight.firm });

export const middle = component({ '@media': { [media.mobile]: { selectors: { [`&${item}`]: { display: 'none' } } } } });
export const folded = component({
  '@media': {
    [media.ipad]: { selectors: { [`&${item}`]: { display: 'none' } } },
    print: { selectors: { [`&${item}`]: { display: 'none' } } },
  },
});
/** The button is large enough for a finger; the gaps around it need not add to that. */
export const more = component({ marginInline: '-.5rem' });

import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { card, gutter } from './ProductCard.css.ts';

const step = '1.25rem';
const low = `calc(50% + ${step})`;
const high = `calc(50% - ${step})`;
const joint = `100% ${high}, ${low} ${high}, ${high} ${low}, 0 ${low}`;

const half = {
  content: '',
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.here.raised,
  transition: `translate ${vars.time.medium} ${vars.ease}`,
} as const;

// Two plates that meet on a stepped joint; what shows between them is the light inside.
export const shutter = component({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&&': { backgroundColor: vars.light.ground },
    '&::before': {
      ...half,
      clipPath: `polygon(0 0, 100% 0, ${joint})`,
      translate: '0 -1px',
      backgroundImage: `linear-gradient(${vars.here.raised}, ${vars.here.glow})`,
    },
    '&::after': {
      ...half,
      clipPath: `polygon(${joint}, 0 100%, 100% 100%)`,
      translate: '0 1px',
      backgroundImage: `linear-gradient(to top, ${vars.here.ground}, ${vars.here.raised})`,
    },
    '[dir=rtl] &::before, [dir=rtl] &::after': { transform: 'scaleX(-1)' },
    [`${card}:hover &::before`]: { '@media': { [media.moving]: { translate: '0 -4px' } } },
    [`${card}:hover &::after`]: { '@media': { [media.moving]: { translate: '0 4px' } } },
  },
});

// Its plates part, and what stands before them goes with them. Where less motion is wanted it is gone at once.
export const lifting = component({
  pointerEvents: 'none',
  '@media': { [media.still]: { display: 'none' } },
  selectors: {
    '&&&': { backgroundColor: 'transparent' },
    '&&&::before': { translate: '0 -102%', transitionDuration: vars.time.long },
    '&&&::after': { translate: '0 102%', transitionDuration: vars.time.long },
  },
});

export const lock = component({
  ...cut(vars.cut.medium),
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  backgroundColor: vars.light.ground,
  color: vars.light.text,
  selectors: { [`${lifting} > &`]: { opacity: 0 } },
});

export const words = component({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: gutter,
  paddingInline: gutter,
  selectors: { [`${lifting} > &`]: { opacity: 0 } },
});
export const label = component({ ...type.heading, color: vars.here.text });
export const opens = component({ ...type.small, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });

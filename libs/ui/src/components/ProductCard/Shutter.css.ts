import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { card, gutter, stage } from './ProductCard.css.ts';

const step = '.625rem';

/** The stepped joint of a plate, at this height of the stage. */
function joint(at: string): string {
  const [low, high, inner, outer] = [
    `calc(${at} + ${step})`,
    `calc(${at} - ${step})`,
    `calc(50% - ${step})`,
    `calc(50% + ${step})`,
  ];
  return `100% ${high}, ${outer} ${high}, ${inner} ${low}, 0 ${low}`;
}

const plate = {
  content: '',
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.here.raised,
  transition: `translate ${vars.time.medium} ${vars.ease}`,
} as const;

// A half-open shutter: two plates with a stepped joint each, and between them the silhouette of the machine against a
// light.
export const shutter = component({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  selectors: {
    '&&': { backgroundColor: 'transparent' },
    '&::before': { ...plate, clipPath: `polygon(0 0, 100% 0, ${joint('13%')})` },
    '&::after': { ...plate, clipPath: `polygon(${joint('74%')}, 0 100%, 100% 100%)` },
  },
});

// Its plates move apart with their text. With reduced motion it disappears at once.
export const lifting = component({
  pointerEvents: 'none',
  '@media': { [media.still]: { display: 'none' } },
  selectors: {
    '&&&::before': { translate: '0 -102%', transitionDuration: vars.time.long },
    '&&&::after': { translate: '0 102%', transitionDuration: vars.time.long },
  },
});

// Backlight for the machine: only its silhouette is visible.
const locked = `.${card}[data-state=locked] > .${stage}`;
globalRule('components', locked, {
  backgroundColor: vars.ink.ground,
  backgroundImage: `radial-gradient(58% 62% at 50% 50%, ${vars.light.ground}, ${vars.ink.ground})`,
});
globalRule('components', `${locked} img`, { filter: 'brightness(0)', padding: '18% 12% 28%' });

export const words = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  paddingInline: gutter,
  selectors: { [`${lifting} > &`]: { opacity: 0 } },
});

export const lock = component({
  ...cut(vars.cut.small),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  backgroundColor: vars.light.ground,
  color: vars.light.text,
});
export const label = component({ ...type.heading, fontSize: '1.125rem', color: vars.here.text });
export const opens = component({
  ...type.small,
  gridColumn: 2,
  color: vars.here.soft,
  fontVariantNumeric: 'tabular-nums',
});

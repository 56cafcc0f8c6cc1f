import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const timeline = component({ display: 'grid', maxInlineSize: '52rem' });

// The rail is beside the text on phones, and between time and text on wider screens.
const rail = '12rem';

export const event = component({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlockEnd: '2.5rem',
  paddingInlineStart: '2.25rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '.4375rem',
    insetBlock: '.5rem -.5rem',
    inlineSize: '2px',
    backgroundColor: vars.here.line,
  },
  // A plate on the rail. Its corners are cut further down, since a pseudo-element's rule can't contain a condition.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.25rem',
    inlineSize: '1rem',
    blockSize: '1rem',
    border: `2px solid ${vars.here.soft}`,
    backgroundColor: vars.here.ground,
  },
  '@supports': {
    '(corner-shape: bevel)': {
      '::after': { borderStartEndRadius: vars.cut.small, borderEndStartRadius: vars.cut.small, cornerShape: 'bevel' },
    },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
    '&[aria-current]::after': {
      borderColor: vars.here.focus,
      backgroundColor: vars.light.ground,
      boxShadow: `0 0 1rem ${vars.light.ground}`,
    },
  },
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: `${rail} 1fr`,
      columnGap: '4rem',
      paddingInlineStart: 0,
      '::before': { insetInlineStart: `calc(${rail} + 2rem - 1px)` },
      '::after': { insetInlineStart: `calc(${rail} + 2rem - .5rem)` },
    },
  },
});

export const time = component({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${event}[aria-current] > &`]: { color: vars.here.focus } },
  '@media': { [media.ipad]: { textAlign: 'end' } },
});
export const words = component({ display: 'grid', gap: vars.space.xxs });
export const title = component({ ...type.heading, fontSize: 'clamp(1.0625rem, 1rem + .3vw, 1.25rem)' });
export const description = component({ color: vars.here.soft });

import { media } from '../../theme/breakpoints.ts';
import { component, globalRule, variants } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Returns the ground at an opacity in percent: enough of it keeps text readable over a white picture. */
function veil(share: number) {
  return `color-mix(in srgb, ${vars.here.ground} ${share}%, transparent)`;
}

export const banner = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: 'min(calc(100svh - 4rem), 46rem)',
  '@media': {
    [media.ipad]: { alignContent: 'center', minBlockSize: '36rem' },
    [media.window]: { minBlockSize: 'clamp(34rem, 76svh, 60rem)' },
    print: { minBlockSize: 0 },
  },
});

/** Under the veil. */
export const scene = component({ position: 'absolute', zIndex: -2, inset: 0 });

const side = {
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundImage: `linear-gradient(to right, ${veil(90)} 30%, ${veil(84)} 58%, transparent 86%)`,
  },
  selectors: { '[dir=rtl] &::before': { transform: 'scaleX(-1)' } },
} as const;

export const veils = variants({
  start: { '@media': { [media.ipad]: side } },
  centre: {
    '@media': {
      [media.ipad]: {
        '::before': {
          ...side['::before'],
          backgroundColor: veil(40),
          backgroundImage: `radial-gradient(70% 90% at 50% 50%, ${veil(76)}, ${veil(56)} 60%, transparent)`,
        },
      },
    },
  },
});

// On phones the veil belongs to the text's element, so that both have the same height.
export const inner = component({
  ...column,
  display: 'grid',
  paddingBlock: '7rem 2.5rem',
  backgroundImage: `linear-gradient(transparent, ${veil(86)} 6rem)`,
  '@media': {
    [media.ipad]: { paddingBlock: 'clamp(3rem, 6vw, 7rem)', backgroundImage: 'none' },
  },
});

// To the right of the text, at the bottom of the picture.
export const aside = component({
  marginBlockStart: vars.space.l,
  '@media': {
    [media.ipad]: {
      position: 'relative',
      gridArea: '1 / 2',
      alignSelf: 'end',
      marginBlockStart: 0,
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: '55% -1rem -1.5rem',
        backgroundColor: veil(86),
        filter: 'blur(1.25rem)',
      },
    },
  },
});
globalRule('components', `.${inner}:has(> .${aside})`, {
  paddingBlockStart: vars.space.xxl,
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)',
      gap: vars.space.xxl,
      alignItems: 'center',
    },
  },
});

export const copy = component({
  display: 'grid',
  justifyItems: 'start',
  gap: 'clamp(.75rem, 1.4vw, 1.5rem)',
});

export const aligns = variants({
  start: {
    '@media': {
      [media.ipad]: { maxInlineSize: '54%', selectors: { [`:has(> ${aside}) > &`]: { maxInlineSize: 'none' } } },
    },
  },
  centre: {
    '@media': {
      [media.ipad]: { justifyItems: 'center', justifySelf: 'center', maxInlineSize: '72rem', textAlign: 'center' },
    },
  },
});

export const title = component({
  ...type.heading,
  fontSize: 'clamp(1.25rem, 1rem + 1.4vw, 2.5rem)',
  whiteSpace: 'pre-line',
});
const inJapanese = 'clamp(2rem, .8rem + 3.6vw, 6.25rem)';
export const discount = component({
  ...type.giant,
  fontSize: 'clamp(2.5rem, .9rem + 6vw, 8.5rem)',
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'pre-line',
  selectors: {
    // It has half of the window's width.
    [`${aligns.start} > &`]: { '@media': { [media.ipad]: { fontSize: 'clamp(2.5rem, .6rem + 4.5vw, 7.25rem)' } } },
    '&:not(:lang(ja), :lang(ko), :lang(zh))': { textWrap: 'balance' },
    // A larger font would leave a single word on the second line.
    ':lang(ja) &': {
      fontSize: inJapanese,
      '@media': { [media.ipad]: { fontSize: inJapanese } },
    },
  },
});
export const describe = component({ ...type.lead, maxInlineSize: '38rem' });
export const time = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: '', inlineSize: '2rem', blockSize: '3px', backgroundColor: vars.action.ground },
});
export const links = component({ display: 'grid', justifyContent: 'inherit', marginBlockStart: vars.space.xs });

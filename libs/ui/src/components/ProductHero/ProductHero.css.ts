import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { heroTitle } from '../../theme/hero-title.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { veil } from '../WidePicture/veil.ts';

const settling = keyframes({ from: { scale: '1.05' } });

export const hero = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'clip',
  '@media': {
    [media.ipad]: { minBlockSize: '38rem' },
    [media.window]: { minBlockSize: `clamp(38rem, calc(100svh - ${vars.size.header} - 4rem), 66rem)` },
    print: { minBlockSize: 0 },
  },
});

// On phones the scene is above the text and fades out below it; from tablets on it is the background.
export const scene = component({
  position: 'relative',
  zIndex: -1,
  blockSize: 'min(116vw, 34rem)',
  overflow: 'clip',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(transparent 48%, ${vars.here.ground} 84%)`,
  },
  selectors: { '[dir=rtl] &::after': { '@media': { [media.ipad]: { transform: 'scaleX(-1)' } } } },
  '@media': {
    [media.ipad]: {
      position: 'absolute',
      inset: 0,
      blockSize: 'auto',
      containerType: 'size',
      '::after': {
        backgroundImage: `linear-gradient(to right, ${veil(90)} 24%, ${veil(82)} 48%, transparent 78%), linear-gradient(transparent 70%, ${veil(84)})`,
      },
    },
    // In print, the text is below the scene, and a printed gradient would cover all of the picture.
    print: { position: 'relative', blockSize: '20rem', '::after': { display: 'none' } },
  },
});

// If the picture is 16:9 and as high as the scene, its start is at this distance from the end.
const pictureStart = 'linear-gradient(to left, black 160cqb, transparent 176cqb)';

// In a narrow scene, the start of the picture, behind the text, is cropped. A wide scene shows the whole picture at its
// end and fades it into the ground.
globalRule('components', `.${scene} img`, {
  '@media': {
    [media.ipad]: { objectPosition: '76% 50%' },
    [media.moving]: { animation: `${settling} ${vars.time.long} ${vars.ease}` },
  },
  '@container': {
    '(min-aspect-ratio: 16/9)': { objectFit: 'contain', objectPosition: '100% 50%', maskImage: pictureStart },
  },
});

// On a phone without a separate crop, the picture is positioned on the machine.
globalRule('components', `.${scene} picture:not(:has(source[media])) img`, {
  '@media': { [media.mobile]: { objectPosition: '76% 50%' } },
});

export const inner = component({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: '-4rem',
  paddingBlock: '0 2.5rem',
  '@media': { [media.ipad]: { marginBlockStart: 0, paddingBlock: '4rem 1.5rem' }, print: { marginBlockStart: 0 } },
});

export const copy = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  '@media': {
    [media.ipad]: { maxInlineSize: '52%', marginBlock: 'auto' },
    [media.window]: { gap: vars.space.l, maxInlineSize: '54%' },
  },
});

export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const eyebrow = component({ ...type.label, color: vars.here.accent });
// Two long words fit into a line beside the machine.
export const title = component({
  ...heroTitle,
  '@media': {
    [media.window]: { ...heroTitle['@media']?.[media.window], fontSize: 'clamp(2.125rem, .9rem + 3.7vw, 6rem)' },
  },
});
export const subtitle = component({
  ...type.lead,
  maxInlineSize: '34rem',
  textWrap: 'pretty',
  '@media': { [media.ipad]: { maxInlineSize: '20rem' }, [media.window]: { maxInlineSize: '34rem' } },
});
export const copyright = component({
  ...type.small,
  marginBlockStart: vars.space.l,
  color: vars.here.soft,
  '@media': { [media.ipad]: { maxInlineSize: '52%' } },
});

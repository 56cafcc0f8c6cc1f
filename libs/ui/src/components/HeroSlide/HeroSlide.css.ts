import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { heroTitle } from '../../theme/hero-title.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const opening = keyframes({ from: { clipPath: 'inset(0 50%)' }, to: { clipPath: 'inset(0)' } });

// The studio: a light behind the machine, which the floor reflects slightly.
export const hero = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(min(80vw, 20rem), 1fr) auto',
  minBlockSize: `min(calc(100svh - ${vars.size.header}), 47rem)`,
  overflow: 'clip',
  backgroundImage: `linear-gradient(to top, ${vars.here.raised}, transparent 24%), radial-gradient(85% 46% at 50% 28%, ${vars.here.glow}, transparent)`,
  '@media': {
    [media.window]: {
      gridTemplateRows: '1fr',
      minBlockSize: 'clamp(36rem, calc(100svh - 6rem), 68rem)',
      backgroundImage: `linear-gradient(to top, ${vars.here.raised}, transparent 20%), radial-gradient(46% 62% at 70% 46%, ${vars.here.glow}, transparent)`,
    },
    print: { minBlockSize: 0 },
  },
});

export const heroPicture = component({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'clip',
  '@media': { [media.window]: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '64%' } },
  selectors: {
    // A lit area of the floor, with the machine's shadow.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '6%',
      insetBlockEnd: 0,
      blockSize: '5rem',
      backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${vars.here.soft} 34%, transparent), transparent)`,
      '@media': {
        [media.window]: { insetInline: '14%', insetBlockEnd: '1rem', blockSize: '11rem' },
        print: { display: 'none' },
      },
    },
    // Keeps the text readable if a wide machine extends behind it.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '38%',
      '@media': {
        [media.window]: {
          backgroundImage: `linear-gradient(to right, transparent, ${vars.here.ground} 36%, transparent)`,
          opacity: 0.8,
        },
      },
    },
    '[dir=rtl] &::after': { transform: 'scaleX(-1)' },
    // A slide opens along its seam, but not the first one on page load.
    '[data-moved] [data-current] &': { animation: `${opening} ${vars.time.long} ${vars.ease}` },
  },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: '1.25rem',
  objectFit: 'contain',
  objectPosition: 'bottom',
  '@media': { [media.window]: { paddingBlock: `${vars.space.xl} 4rem` } },
});

const films = `${media.window} and ${media.moving}`;

// The edges fade into the stage; the floor and the light are part of the film.
export const film = component({
  display: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  maskImage: 'linear-gradient(to right, transparent, black 16%, black 84%, transparent)',
  transition: `opacity ${vars.time.long} ${vars.ease}`,
  selectors: { '&[data-playing]': { opacity: 1 } },
  '@media': { [films]: { display: 'block' } },
});
globalRule('components', `.${heroPicture}:has([data-playing]) img`, { '@media': { [films]: { opacity: 0 } } });

export const inner = component({
  ...column,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gridRow: 2,
  paddingBlock: `${vars.space.l} 5.5rem`,
  '@media': { [media.window]: { gridRow: 1, paddingBlock: `4rem ${vars.space.xl}` } },
});

export const copy = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  '@media': { [media.window]: { gap: vars.space.l, marginBlock: 'auto', maxInlineSize: '54%' } },
});

export const eyebrow = component({ ...type.label, color: vars.here.accent });
export const title = component(heroTitle);
export const subtitle = component({ ...type.lead, color: vars.here.soft, maxInlineSize: '34rem' });
// Close to the price below it, which it names.
export const priceOf = component({ ...type.lead, ...type.control, marginBlockEnd: `calc(-1 * ${vars.space.s})` });
export const copyright = component({
  ...type.small,
  marginBlockStart: vars.space.m,
  color: vars.here.soft,
  '@media': { [media.window]: { maxInlineSize: '50%' } },
});

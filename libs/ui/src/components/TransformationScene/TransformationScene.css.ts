import { media, scrubs } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { barsBlockSize } from '../SectionBar/bars.ts';

/** Space for a bar with the price, which a phone may show below it. */
const phoneBar = '6rem';
const whole = `${scrubs} and ${media.window}`;
// The frames end almost in the ground's colour, so their edges are faded.
const fade = (to: string) => `linear-gradient(${to}, transparent, black 12%, black 90%, transparent)`;
const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

export const scene = component({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.band,
  '@media': {
    [scrubs]: { gap: 0, paddingBlockEnd: 0 },
    [whole]: { gridTemplate: 'auto / minmax(0, 1fr)', paddingBlock: 0 },
  },
});

export const head = component({
  ...column,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  '@media': {
    [whole]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      gridArea: '1 / 1',
      alignSelf: 'start',
      paddingBlockStart: `calc(${barsBlockSize} + ${vars.space.xl})`,
    },
  },
});
export const eyebrow = component({ ...type.label, color: vars.here.accent });
export const title = component({ ...type.title, maxInlineSize: '18ch', whiteSpace: 'pre-line' });
export const text = component({
  ...type.lead,
  maxInlineSize: '60ch',
  color: vars.here.soft,
  // The moving machine is beside the text.
  '@media': { [whole]: { maxInlineSize: '26rem' } },
});

/** The scroll distance of the scene: two windows, after the one that it fills. */
export const way = component({ '@media': { [scrubs]: { blockSize: '300svh' }, [whole]: { gridArea: '1 / 1' } } });

export const pinned = component({
  '@media': {
    [scrubs]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
      blockSize: '100svh',
      paddingBlockStart: barsBlockSize,
      overflow: 'clip',
    },
    [`${scrubs} and ${media.mobile}`]: { paddingBlockEnd: phoneBar },
  },
});

export const film = component({
  display: 'none',
  '@media': {
    [scrubs]: {
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      placeItems: 'center',
      minBlockSize: 0,
    },
    // The text is at its start, the captions are at its bottom.
    [whole]: { gridRow: '1 / 3', gridColumn: 1, paddingInlineStart: '16vw' },
  },
});
export const stage = component({
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '100%',
  aspectRatio: '10 / 9',
  maskImage: fade('to bottom'),
  '@media': {
    [media.window]: {
      inlineSize: 'min(100%, 160svh)',
      aspectRatio: '16 / 9',
      maskImage: `${fade('to right')}, ${fade('to bottom')}`,
      maskComposite: 'intersect',
    },
  },
});
export const first = component(filling);
export const canvas = component({
  ...filling,
  visibility: 'hidden',
  selectors: { '&[data-playing]': { visibility: 'visible' } },
});

export const stills = component({
  ...column,
  display: 'grid',
  gap: vars.space.l,
  inlineSize: '100%',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // The film replaces the pictures; their captions remain visible, one at a time.
    [scrubs]: { zIndex: 1, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: vars.space.l },
    [whole]: { gridArea: '2 / 1', paddingInlineStart: `calc(16vw + ${vars.space.gutter})` },
  },
});
export const moment = component({
  '@media': {
    [scrubs]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      justifySelf: 'center',
      maxInlineSize: '34rem',
      textAlign: 'center',
      opacity: 0,
      transition: `opacity ${vars.time.short} ${vars.ease}`,
    },
  },
  selectors: { '&[data-current]': { '@media': { [scrubs]: { opacity: 1 } } } },
});
export const still = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maskImage: `${fade('to right')}, ${fade('to bottom')}`,
  maskComposite: 'intersect',
  '@media': { [scrubs]: { display: 'none' } },
});
export const caption = component({
  marginBlockStart: vars.space.s,
  color: vars.here.soft,
  '@media': { [scrubs]: { color: vars.here.text } },
});

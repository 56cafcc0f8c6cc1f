import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** How far a visitor scrolls to see all of it: two windows, and the one that the scene stands in. */
const way = '300svh';
// The frames end in the ground's colour, all but: their edges fade into it.
const fade = (to: string) => `linear-gradient(${to}, transparent, black 9%, black 91%, transparent)`;
const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const;

export const scene = component({ position: 'relative', paddingBlock: vars.space.band, '@media': { [media.scrubs]: { blockSize: way, paddingBlock: 0 } } });

export const pinned = component({
  display: 'grid',
  gap: vars.space.far,
  '@media': { [media.scrubs]: { position: 'sticky', insetBlockStart: 0, blockSize: '100svh', gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)', gap: 0, overflow: 'clip' } },
});

export const head = component({
  ...column,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.near,
  inlineSize: '100%',
  '@media': {
    // Below the site's header and the page's own bar.
    [media.scrubs]: { zIndex: 1, paddingBlockStart: `calc(${vars.size.header} + ${vars.space.far})` },
    [`${media.scrubs} and ${media.window}`]: { gridArea: '1 / 1 / 4', paddingBlockStart: `calc(${vars.size.header} + ${vars.space.band})` },
  },
});
export const eyebrow = component({ ...type.label, color: vars.here.accent });
export const title = component({ ...type.title, maxInlineSize: '18ch', whiteSpace: 'pre-line' });
export const text = component({ ...type.lead, maxInlineSize: '26rem', color: vars.here.soft });

export const film = component({
  display: 'none',
  '@media': {
    [media.scrubs]: { display: 'grid', placeItems: 'center', minBlockSize: 0 },
    [`${media.scrubs} and ${media.window}`]: { gridArea: '1 / 1 / 4' },
  },
});
export const stage = component({
  position: 'relative',
  inlineSize: 'min(100%, 100svh)',
  maxBlockSize: '100%',
  aspectRatio: '1',
  maskImage: `${fade('to right')}, ${fade('to bottom')}`,
  maskComposite: 'intersect',
  '@media': { [media.ipad]: { inlineSize: 'min(100%, 178svh)', aspectRatio: '16 / 9' } },
});
export const first = component(filling);
export const canvas = component({ ...filling, visibility: 'hidden', selectors: { '&[data-playing]': { visibility: 'visible' } } });

export const stills = component({
  ...column,
  display: 'grid',
  gap: vars.space.wide,
  inlineSize: '100%',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // The film shows what the pictures show: their captions remain, one at a time.
    [media.scrubs]: { zIndex: 1, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: vars.space.far },
    [`${media.scrubs} and ${media.window}`]: { gridArea: '3 / 1' },
  },
});
export const moment = component({
  '@media': { [media.scrubs]: { gridArea: '1 / 1', alignSelf: 'end', justifySelf: 'center', maxInlineSize: '34rem', textAlign: 'center', opacity: 0, transition: `opacity ${vars.time.short} ${vars.ease}` } },
  selectors: { '&[data-current]': { '@media': { [media.scrubs]: { opacity: 1 } } } },
});
export const still = component({ display: 'block', inlineSize: '100%', blockSize: 'auto', '@media': { [media.scrubs]: { display: 'none' } } });
export const caption = component({ marginBlockStart: vars.space.near, color: vars.here.soft, '@media': { [media.scrubs]: { color: vars.here.text } } });

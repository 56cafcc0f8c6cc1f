import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { columnEdge } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { veil } from '../WidePicture/veil.ts';

const toEnd = { '@media': { [media.ipad]: { order: 2 } } };

// A picture and its text, two panels with a shared seam.
export const split = component({
  display: 'grid',
  overflow: 'clip',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minBlockSize: '26rem' },
    [media.window]: { minBlockSize: 'clamp(32rem, 46vw, 60rem)' },
    print: { minBlockSize: 0, breakInside: 'avoid' },
  },
});

export const sides = variants({ start: {}, end: {} });

export const stage = component({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  backgroundColor: vars.here.raised,
  backgroundImage: `radial-gradient(60% 60% at 50% 55%, ${vars.here.glow}, transparent)`,
  selectors: { [`${sides.end} > &`]: toEnd },
  '@media': { [media.ipad]: { aspectRatio: 'auto' }, print: { aspectRatio: '4 / 3' } },
});

/** The ground of the studio, into which the picture's own fades at its edges. */
export const studio = component({ backgroundColor: vars.paper.ground, backgroundImage: 'none' });

/** On a phone, a standing machine is visible in full height. */
export const tallStage = component({ '@media': { [media.mobile]: { aspectRatio: '4 / 5' } } });

export const fits = variants({
  cover: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    padding: 'clamp(1.5rem, 4vw, 4rem)',
  },
  whole: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    // The colour that stands for a picture until it has loaded would surround it.
    selectors: { '&&&': { backgroundColor: 'transparent' } },
  },
});

/** A standing machine stays visible at the top when the picture is cropped. */
export const portrait = component({ objectPosition: '50% 12%' });

// At the edge of the window, the text is aligned with the page's column.
const edge = columnEdge('200%');
export const words = component({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  padding: `${vars.space.xxl} ${vars.space.gutter}`,
  '@media': {
    [media.ipad]: { padding: vars.space.xxl, paddingInlineEnd: edge },
    [media.window]: { padding: 'clamp(3rem, 7vw, 10rem)', paddingInlineEnd: edge },
  },
  selectors: {
    [`${sides.end} > &`]: {
      '@media': {
        [media.ipad]: { paddingInline: `${edge} ${vars.space.xxl}` },
        [media.window]: { paddingInline: `${edge} clamp(3rem, 7vw, 10rem)` },
      },
    },
  },
});
export const measure = component({ inlineSize: '100%', maxInlineSize: '34rem' });
export const copy = component({ display: 'grid', justifyItems: 'start', gap: vars.space.m });

export const eyebrow = component({ ...type.label, color: vars.here.accent });
export const title = component({ ...type.title, whiteSpace: 'pre-line' });
export const text = component({ ...type.lead, whiteSpace: 'pre-line' });

// A list with a seam along its side.
export const list = component({ display: 'grid', inlineSize: '100%', marginBlockStart: vars.space.xs });
export const item = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  '::before': {
    content: '',
    inlineSize: '.75rem',
    blockSize: vars.stroke.focus,
    marginBlockStart: '.7em',
    backgroundColor: vars.action.ground,
  },
});
export const itemTitle = component({ fontWeight: vars.weight.firm });
export const itemText = component({ color: vars.here.soft });
export const below = component({ marginBlockStart: vars.space.xs });

// The picture fills the panel and the text is on top of it; on phones the text is below it, where the picture fades
// out.
export const full = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'clip',
  '@media': {
    [media.ipad]: { minBlockSize: 'clamp(34rem, 56vw, 66rem)', alignItems: 'center' },
    print: { minBlockSize: '24rem', breakInside: 'avoid' },
  },
});

export const backdrop = component({
  position: 'relative',
  zIndex: -1,
  blockSize: 'min(116vw, 34rem)',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(transparent 54%, ${vars.here.ground} 88%)`,
      '@media': { [media.ipad]: { display: 'none' } },
    },
  },
  '@media': { [media.ipad]: { position: 'absolute', inset: 0, blockSize: 'auto' } },
});

const margin = columnEdge('100%');

export const over = component({
  marginBlockStart: '-3rem',
  paddingBlockEnd: vars.space.xxl,
  paddingInline: vars.space.gutter,
  '@media': {
    [media.ipad]: {
      marginBlockStart: 0,
      inlineSize: '62%',
      alignContent: 'center',
      blockSize: '100%',
      display: 'grid',
      paddingBlock: vars.space.band,
      paddingInlineStart: margin,
      backgroundImage: `linear-gradient(to right, ${veil(88)} 56%, ${veil(80)} 76%, transparent)`,
    },
  },
  selectors: {
    '[dir=rtl] &': {
      '@media': {
        [media.ipad]: { backgroundImage: `linear-gradient(to left, ${veil(88)} 56%, ${veil(80)} 76%, transparent)` },
      },
    },
    // With the picture at its start, the text is at its end.
    [`${sides.start} > &`]: {
      '@media': {
        [media.ipad]: {
          justifySelf: 'end',
          justifyItems: 'end',
          paddingInline: `${vars.space.gutter} ${margin}`,
          backgroundImage: `linear-gradient(to left, ${veil(88)} 56%, ${veil(80)} 76%, transparent)`,
        },
      },
    },
    [`[dir=rtl] ${sides.start} > &`]: {
      '@media': {
        [media.ipad]: { backgroundImage: `linear-gradient(to right, ${veil(88)} 56%, ${veil(80)} 76%, transparent)` },
      },
    },
  },
});

import { column, columnEdge, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

export const section = grounds.ink;
export const head = screen({ ...column, paddingBlock: `${vars.space.band} ${vars.space.xxl}` });
export const intro = screen({ whiteSpace: 'pre-line' });

/** As many properties as the model compares. */
const properties = 11;
/** Besides them, a picture, a name and a button. */
const rows = properties + 3;

// Both halves share their rows, so that compared values are on one line.
export const both = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: `repeat(${rows}, auto)`,
});

const side = screen({
  display: 'grid',
  gridRow: `span ${rows}`,
  gridTemplateRows: 'subgrid',
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
  paddingInline: vars.space.s,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': {
    [media.ipad]: { paddingInline: 'clamp(2rem, 5vw, 6rem)', paddingBlockEnd: vars.space.band },
    print: { breakInside: 'avoid' },
  },
  selectors: {
    '&:first-child': { '@media': { [media.ipad]: { paddingInlineStart: columnEdge('200%') } } },
    '&:last-child': { '@media': { [media.ipad]: { paddingInlineEnd: columnEdge('200%') } } },
  },
});

/** The first on ink, the second on paper. */
export const sides = [`${side} ${grounds.ink}`, `${side} ${grounds.paper}`];

export const stage = screen({
  position: 'relative',
  blockSize: 'min(60vw, 26rem)',
  marginBlock: vars.space.m,
  backgroundImage: `radial-gradient(50% 50% at 50% 55%, ${vars.here.glow}, transparent)`,
  '@media': { [media.ipad]: { marginBlock: vars.space.l, blockSize: 'clamp(24rem, 46vw, 44rem)' } },
});
export const image = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const name = screen({ paddingBlockEnd: vars.space.s, borderBlockEnd: `2px solid ${vars.here.text}` });
export const traits = screen({ display: 'grid', gridRow: `span ${properties}`, gridTemplateRows: 'subgrid' });
export const trait = screen({
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const value = screen({ fontVariantNumeric: 'tabular-nums lining-nums', '@media': { [media.ipad]: type.lead } });
export const valueLine = screen({ display: 'block' });
export const way = screen({ marginBlockStart: vars.space.l, justifySelf: 'start' });

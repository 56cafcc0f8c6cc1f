import { column, grounds, media, screen, vars } from '@kinemorph/ui/theme';

export const ground = grounds.ink;
export const scene = screen({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '@media': { print: { breakInside: 'avoid' } },
});
export const backdrop = screen({ position: 'absolute', inset: 0, zIndex: -1 });

export const inner = screen({
  ...column,
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.band} clamp(2rem, 6vw, 6rem)`,
});

export const copy = screen({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'end',
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const eyebrow = screen({ marginBlockEnd: vars.space.m });
export const text = screen({ maxInlineSize: '34rem' });

export const solo = screen({ justifySelf: 'center', inlineSize: 'min(100%, max(72rem, 54vw))' });

// The shadow of a cut-out is on its right. So the machines overlap on that side, and the row is moved by one shadow.
const shadow = 'clamp(2.5rem, 6vw, 6rem)';
export const cast = screen({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  paddingInlineStart: shadow,
});

export const figure = screen({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: {
    [`${cast} &`]: {
      inlineSize: 'auto',
      blockSize: 'clamp(13rem, 46vw, max(42rem, 31vw))',
      marginInlineEnd: `calc(-1 * ${shadow})`,
    },
  },
});

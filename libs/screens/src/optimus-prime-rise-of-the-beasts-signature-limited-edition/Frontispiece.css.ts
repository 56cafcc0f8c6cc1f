import { columnEdge, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

const sheet = screen({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  paddingInline: columnEdge('100%'),
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.xxl,
      paddingBlock: vars.space.xxl,
    },
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, clamp(24rem, 38vw, 34rem))',
      gap: 'clamp(3rem, 7vw, 8rem)',
      minBlockSize: `calc(100svh - ${vars.size.header} - 4rem)`,
    },
    print: { minBlockSize: 0 },
  },
});

export const page = `${sheet} ${grounds.paper}`;

// A photograph in its mount.
export const plate = screen({ margin: 0, '@media': { [media.ipad]: { order: 2 } } });
export const tray = screen({
  padding: 'clamp(.75rem, 1.6vw, 1.5rem)',
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
});
export const image = screen({ display: 'block', inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' });
export const caption = screen({
  ...type.label,
  marginBlockStart: vars.space.m,
  color: vars.here.soft,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const words = screen({ '@media': { [media.window]: { gap: vars.space.l } } });
export const title = screen({ fontSize: 'clamp(2.125rem, 1rem + 3.4vw, 4.125rem)' });
export const text = screen({ maxInlineSize: '32rem' });
export const note = screen({ fontVariantNumeric: 'tabular-nums' });

import { columnEdge, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

const sheet = screen({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.far,
  paddingInline: columnEdge('100%'),
  paddingBlock: `${vars.space.wide} ${vars.space.apart}`,
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.apart,
      paddingBlock: vars.space.apart,
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
  marginBlockStart: vars.space.normal,
  color: vars.here.soft,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const words = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.normal,
  '@media': { [media.window]: { gap: vars.space.wide } },
});
export const eyebrow = screen({ ...type.label, color: vars.here.accent });
export const title = screen({
  ...type.hero,
  fontSize: 'clamp(2.125rem, 1rem + 3.4vw, 4.125rem)',
  whiteSpace: 'pre-line',
});
export const text = screen({ ...type.lead, maxInlineSize: '32rem' });
export const note = screen({ ...type.label, color: vars.here.text, fontVariantNumeric: 'tabular-nums' });
export const copyright = screen({ ...type.small, color: vars.here.soft });

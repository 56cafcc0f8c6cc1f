import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Panels in a row; the seam above them indicates their order.
export const steps = component({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.l}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'step',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The number of columns, chosen so that the last row never has only one step. */
export const three = component({ '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });
export const four = component({ '@media': { [media.window]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } });

export const step = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  counterIncrement: 'step',
  '@media': { print: { breakInside: 'avoid' } },
});

export const stage = component({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  marginBlockEnd: vars.space.s,
  backgroundColor: vars.here.raised,
  backgroundImage: `radial-gradient(60% 60% at 50% 55%, ${vars.here.glow}, transparent)`,
});

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const fits = variants({
  cover: { ...filling, objectFit: 'cover' },
  contain: { ...filling, objectFit: 'contain' },
});

export const number = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  '::before': {
    content: 'counter(step, decimal-leading-zero) / ""',
    ...type.heading,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.75rem)',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.here.accent,
  },
  '::after': { content: '', flex: 1, blockSize: vars.stroke.seam, backgroundColor: vars.here.line },
});

export const title = component(type.heading);
export const text = component({ color: vars.here.soft });

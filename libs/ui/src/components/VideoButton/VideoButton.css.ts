import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { veil } from '../WidePicture/veil.ts';

export const panel = component({
  ...cut(vars.cut.large),
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  // `clip`, since with `hidden` it would not grow with its text.
  overflow: 'clip',
  textDecoration: 'none',
  selectors: { [`&${grounds.ink}`]: { backgroundColor: vars.here.raised } },
  '@media': { print: { display: 'none' } },
});

export const still = component({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `scale ${vars.time.long} ${vars.ease}`,
  selectors: { [`${panel}:is(:hover, :focus-visible) &`]: { '@media': { [media.moving]: { scale: '1.03' } } } },
});

// The play button and its text.
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  paddingBlock: `${vars.space.xxl} ${vars.space.m}`,
  paddingInline: vars.space.m,
  backgroundImage: `linear-gradient(transparent, ${veil(86)} 3rem)`,
  '@media': { [media.ipad]: { paddingBlockEnd: vars.space.l, paddingInline: vars.space.l } },
});

export const plate = component({
  ...cut(vars.cut.medium),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'clamp(3.5rem, 3rem + 2vw, 5rem)',
  blockSize: 'clamp(3.5rem, 3rem + 2vw, 5rem)',
  fontSize: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  backgroundColor: vars.action.ground,
  color: vars.action.text,
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  selectors: { [`${panel}:is(:hover, :focus-visible) &`]: { backgroundColor: vars.action.hover } },
});

// Without a picture: a small plate with text, less prominent than the buttons above it.
export const line = component({
  display: 'inline-flex',
  maxInlineSize: '100%',
  color: vars.here.text,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
});
export const lineRow = component({ display: 'flex', alignItems: 'center', gap: vars.space.s });
export const linePlate = component({
  ...cut(vars.cut.small),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  backgroundColor: vars.here.text,
  color: vars.here.ground,
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  selectors: { [`${line}:is(:hover, :focus-visible) &`]: { backgroundColor: vars.here.accent } },
});
export const lineName = component({ ...type.control, lineHeight: 1.3 });

export const words = component({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const label = component({ ...type.heading });
export const length = component({ ...type.small, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });
export const video = component({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 12rem)',
  aspectRatio: '16 / 9',
  backgroundColor: vars.ink.ground,
});

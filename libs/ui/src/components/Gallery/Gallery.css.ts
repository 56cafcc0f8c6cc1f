import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

// Panels with shared seams in groups of five: one large and four small, with the large one on alternating sides.
export const gallery = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  gridAutoFlow: 'dense',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

function onIpad(rule: Record<string, string>) {
  return { '@media': { [media.ipad]: rule } };
}

// The last group may have fewer pictures, but still fills its rows.
export const item = component({
  position: 'relative',
  aspectRatio: '4 / 3',
  placeSelf: 'stretch',
  selectors: {
    '&:nth-child(5n + 1)': { gridColumn: 'span 2', ...onIpad({ gridRow: 'span 2' }) },
    '&:nth-child(10n + 6)': onIpad({ gridColumn: '3 / span 2' }),
    '&:nth-child(5n + 1):last-child': { aspectRatio: '2 / 1', ...onIpad({ gridColumn: '1 / -1', gridRow: 'auto' }) },
    '&:nth-child(5n + 2):last-child': {
      gridColumn: 'span 2',
      aspectRatio: '2 / 1',
      ...onIpad({ gridRow: 'span 2', aspectRatio: '4 / 3' }),
    },
    '&:nth-child(5n + 2):nth-last-child(2), &:nth-child(5n + 3):last-child': onIpad({
      gridColumn: 'span 2',
      aspectRatio: '8 / 3',
    }),
    '&:nth-child(5n + 4):last-child': {
      gridColumn: 'span 2',
      aspectRatio: '2 / 1',
      ...onIpad({ aspectRatio: '8 / 3' }),
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const link = component({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  backgroundColor: vars.here.raised,
  backgroundImage: `radial-gradient(70% 60% at 50% 60%, ${vars.here.glow}, transparent)`,
  cursor: 'zoom-in',
  // The seam of the hovered panel is highlighted.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    backgroundColor: vars.here.focus,
    scale: '0 1',
    transition: `scale ${vars.time.long} ${vars.ease}`,
  },
  selectors: { '&:is(:hover, :focus-visible)::after': { scale: '1 1' }, '&:focus-visible': { outlineOffset: '-4px' } },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `scale ${vars.time.long} ${vars.ease}`,
  selectors: { [`${link}:hover &`]: { '@media': { [media.moving]: { scale: '1.035' } } } },
});

// For a standing machine, the panel shows the upper part of the picture.
export const portrait = component({ objectPosition: '50% 12%' });

export const enlarge = component({
  ...cut('.5rem'),
  position: 'absolute',
  insetInlineEnd: '.5rem',
  insetBlockEnd: '.5rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  fontSize: '.875rem',
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  transition: `background-color ${vars.time.short} ${vars.ease}, color ${vars.time.short} ${vars.ease}`,
  selectors: {
    [`${link}:is(:hover, :focus-visible) &`]: { backgroundColor: vars.light.ground, color: vars.light.text },
  },
  '@media': {
    [media.window]: {
      insetInlineEnd: '.75rem',
      insetBlockEnd: '.75rem',
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      fontSize: '1rem',
    },
    print: { display: 'none' },
  },
});

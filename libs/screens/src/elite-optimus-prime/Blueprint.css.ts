import { media, screen, type, vars } from '@kinemorph/ui/theme';

const strong = `color-mix(in srgb, ${vars.here.line} 60%, transparent)`;
const faint = `color-mix(in srgb, ${vars.here.line} 26%, transparent)`;
const rule = (to: 'right' | 'bottom', colour: string) => `linear-gradient(to ${to}, ${colour} 1px, transparent 1px)`;

export const sheet = screen({
  display: 'grid',
  marginBlockEnd: vars.space.band,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': {
    [media.window]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    print: { breakInside: 'avoid' },
  },
});

// Squared paper, each fifth line stronger, and a light behind the machine.
export const stage = screen({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  backgroundImage: [
    rule('right', strong),
    rule('bottom', strong),
    rule('right', faint),
    rule('bottom', faint),
    `radial-gradient(55% 55% at 50% 50%, ${vars.here.glow}, transparent)`,
  ].join(', '),
  backgroundSize: '5rem 5rem, 5rem 5rem, 1rem 1rem, 1rem 1rem, 100% 100%',
  backgroundPosition: 'center',
  '@media': {
    [media.ipad]: { aspectRatio: '5 / 4' },
    [media.window]: { aspectRatio: 'auto', minBlockSize: 'clamp(40rem, 56vw, 52rem)' },
    print: { backgroundImage: 'none', aspectRatio: '5 / 4' },
  },
});

/** As wide as the machine is, so that positions of its parts are positions in the picture. */
export const frame = screen({
  position: 'absolute',
  insetBlock: '5%',
  left: '50%',
  aspectRatio: '923 / 1388',
  translate: '-50%',
});
export const image = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

// From the part to a number in the margin; left and right of the picture itself, in any writing direction.
export const lead = screen({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  blockSize: 0,
  borderBlockStart: `1px solid ${vars.here.focus}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-.25rem',
    inlineSize: '.4375rem',
    blockSize: '.4375rem',
    borderRadius: '50%',
    backgroundColor: vars.here.focus,
  },
});

const margin = '-22%';
const toLeft = (x: number, y: number) =>
  screen({ left: margin, right: `${100 - x}%`, top: `${y}%`, '::after': { right: '-.25rem' } });
const toRight = (x: number, y: number) =>
  screen({ left: `${x}%`, right: margin, top: `${y}%`, justifyContent: 'flex-end', '::after': { left: '-.25rem' } });

/** The positions of the parts on the cut-out: stack, cab, breastplate, gauntlet, disc, wheel. */
export const places = [
  toLeft(27, 9.5),
  toRight(72, 20),
  toLeft(33, 27),
  toRight(72, 43),
  toLeft(9, 43.5),
  toRight(73, 83),
];

export const mark = screen({
  ...type.label,
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `1px solid ${vars.here.focus}`,
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  fontVariantNumeric: 'tabular-nums',
});

export const parts = screen({
  display: 'grid',
  alignContent: 'space-evenly',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderBlockStart: 'none',
      borderInlineStart: `${vars.stroke.seam} solid ${vars.here.line}`,
    },
  },
});

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  padding: `${vars.space.m} ${vars.space.panel}`,
});

export const key = screen({
  ...type.label,
  minInlineSize: '1.5rem',
  color: vars.here.focus,
  fontVariantNumeric: 'tabular-nums',
});
export const description = screen({ gridColumn: 2 });

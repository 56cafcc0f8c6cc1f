import { cut, globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

const line = `${vars.stroke.seam} solid ${vars.here.line}`;

// The machine is in the middle of its picture: both move aside, so that it is beside the words and lit. The picture's
// own ground is as dark as the banner's, into which its edge fades.
const start = '28%';
const veil = (share: number) => `color-mix(in srgb, ${vars.here.ground} ${share}%, transparent)`;
export const hero = screen({
  '@media': {
    [media.ipad]: {
      '::before': {
        backgroundImage: `linear-gradient(to right, ${vars.here.ground} ${start}, ${veil(80)} 44%, transparent 62%)`,
      },
    },
  },
});
globalRule('screens', `.${hero} > picture`, { '@media': { [media.ipad]: { insetInlineStart: start } } });
globalRule('screens', `.${hero} > picture > img`, {
  '@media': { [media.ipad]: { objectPosition: '36% 50%' }, [media.window]: { objectPosition: '30% 50%' } },
});

export const figures = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });

export const column = screen({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px solid ${vars.here.text}`,
});

export const person = screen({
  ...cut(vars.cut.large),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  // On the narrowest phones the longest name beside the initials fits to the pixel.
  gap: `${vars.space.m} ${vars.space.s}`,
  padding: vars.space.l,
  border: line,
  backgroundColor: vars.here.raised,
  // Four beside each other leave no room for a name beside the initials.
  '@media': {
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});
export const initials = screen({
  ...cut(vars.cut.medium),
  ...type.heading,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  color: vars.action.text,
  backgroundColor: vars.action.ground,
});
export const words = screen({ gridColumn: '1 / -1' });

/** An event in a column of years; it begins with a mark. */
export const event = screen({
  position: 'relative',
  paddingBlockStart: vars.space.l,
  borderBlockStart: line,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineStart: 0,
    inlineSize: '9px',
    blockSize: '9px',
    backgroundColor: vars.here.accent,
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const year = screen({ fontVariantNumeric: 'tabular-nums lining-nums', color: vars.here.accent });

export const reach = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xxl } },
});
export const address = screen({ marginBlockStart: vars.space.s, whiteSpace: 'pre-line' });

import { cut, media, screen, type, vars } from '@kinemorph/ui/theme';

const line = `${vars.stroke.seam} solid ${vars.here.line}`;
const inThree = { [media.window]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } };

export const figures = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });

export const columns = screen({ display: 'grid', gap: `${vars.space.apart} ${vars.space.far}`, '@media': inThree });
export const column = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.normal,
  paddingBlockStart: vars.space.normal,
  borderBlockStart: `2px solid ${vars.here.text}`,
});
export const heading = screen(type.heading);

export const people = screen({
  display: 'grid',
  gap: vars.space.wide,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const person = screen({
  ...cut(vars.cut.large),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  // On the narrowest phones the longest name beside the initials fits to the pixel.
  gap: `${vars.space.normal} ${vars.space.near}`,
  padding: vars.space.wide,
  border: line,
  backgroundColor: vars.here.raised,
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
export const name = screen({ fontSize: '1.1875rem', fontWeight: vars.weight.heading, lineHeight: 1.25 });
export const role = screen({ ...type.small, color: vars.here.soft });
export const words = screen({ gridColumn: '1 / -1' });

/** A rail of years: each begins with its mark. */
export const story = screen({
  display: 'grid',
  gap: `${vars.space.apart} ${vars.space.far}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, ...inThree },
});
export const event = screen({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.close,
  paddingBlockStart: vars.space.wide,
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
export const year = screen({
  ...type.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.here.accent,
});
export const eventText = screen({ color: vars.here.soft });

export const reach = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.far,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.apart } },
});
export const contact = screen({ display: 'grid', gap: vars.space.wide });
export const address = screen({ marginBlockStart: vars.space.near, whiteSpace: 'pre-line' });

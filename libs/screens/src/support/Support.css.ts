import { cut, globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

const line = `${vars.stroke.seam} solid ${vars.here.line}`;

// Low, so that the first robots are visible without scrolling.
export const head = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });

export const chooseText = screen({ marginBlock: `${vars.space.xxs} ${vars.space.l}`, maxInlineSize: '42rem' });

const gap = vars.space.s;
const share = (columns: number) => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

// Each card has its share of a row. The last card takes the rest of its row, so that no row is half empty.
export const robots = screen({ display: 'flex', flexWrap: 'wrap', gap });
const card = {
  ...cut(vars.cut.medium),
  position: 'relative',
  display: 'grid',
  flexBasis: share(2),
  border: line,
  backgroundColor: vars.here.raised,
  transition: `border-color ${vars.time.short} ${vars.ease}`,
  ':hover': { borderColor: vars.here.text },
  ':focus-within': { borderColor: vars.here.text },
} as const;
export const robot = screen({
  ...card,
  flexGrow: 0,
  flexShrink: 0,
  gridTemplateRows: 'auto 1fr',
  '@media': { print: { breakInside: 'avoid' } },
});
const onIpads = (columns: number) => screen({ '@media': { [media.ipad]: { flexBasis: share(columns) } } });
const inWindows = (columns: number) => screen({ '@media': { [media.window]: { flexBasis: share(columns) } } });
const inWide = (columns: number) => screen({ '@media': { [media.wide]: { flexBasis: share(columns) } } });
/** The share of a card by the number of columns, on a tablet, in a window and in a wide one. */
export const ipad = { 3: onIpads(3), 4: onIpads(4) };
export const desktop = { 4: inWindows(4), 5: inWindows(5) };
export const wide = { 5: inWide(5), 6: inWide(6), 7: inWide(7) };
export const stage = screen({
  display: 'block',
  backgroundImage: `radial-gradient(58% 48% at 50% 56%, ${vars.here.glow}, transparent)`,
});
export const image = screen({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  padding: vars.space.m,
  objectFit: 'contain',
});
/** The whole card is a link. */
export const robotName = screen({
  ...type.small,
  display: 'block',
  // The longest word of the Japanese names fits on one line of a phone.
  padding: `${vars.space.s} ${vars.space.xs}`,
  borderBlockStart: line,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textWrap: 'balance',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const other = screen({
  ...card,
  flexGrow: 1,
  alignContent: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
});
globalRule('screens', `.${other} .${robotName}`, { padding: 0, border: 0 });
export const otherIcon = screen({ display: 'grid', fontSize: '1.5rem', color: vars.here.accent });

/** Shown if the address names it, and in print. */
export const file = screen({
  ...cut(vars.cut.large),
  display: 'none',
  gap: vars.space.l,
  marginBlockStart: vars.space.l,
  padding: vars.space.panel,
  border: line,
  backgroundColor: vars.here.raised,
  ':target': { display: 'grid' },
  ':focus': { outline: 'none' },
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: vars.space.xxl } },
});
export const fileHead = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.l },
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalRule('screens', `.${fileHead} > picture`, {
  '@media': { [media.ipad]: { gridRow: 'span 2' }, [media.window]: { gridRow: 'auto' } },
});
export const fileImage = screen({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(10rem, 22vw, 18rem)',
  objectFit: 'contain',
});
export const fileName = screen({ alignSelf: 'end' });
export const fileLinks = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});
globalRule('screens', `.${fileLinks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.here.accent,
  textUnderlineOffset: '.2em',
});

export const fileBody = screen({ alignContent: 'start' });
export const part = screen({ paddingBlockStart: vars.space.s, borderBlockStart: line });
export const manuals = screen({ display: 'grid' });
export const manual = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textUnderlineOffset: '.2em',
});
export const steps = screen({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
});
globalRule('screens', `.${steps} > li::marker`, { color: vars.here.accent, fontWeight: vars.weight.strong });
export const fixTitle = screen({ fontWeight: vars.weight.strong });

export const topic = screen({
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px solid ${vars.here.text}`,
});
export const topicLinks = screen({ alignSelf: 'end' });

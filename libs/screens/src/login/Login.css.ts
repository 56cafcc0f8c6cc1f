import { globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

// On wide windows two panels with one seam: the machine with the benefits of an account, and the forms. On narrow ones,
// one below the other.
export const login = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      minBlockSize: `max(44rem, calc(100svh - ${vars.size.header}))`,
    },
  },
});

const scenery = screen({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'clamp(12rem, 40vw, 18rem)',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    [media.window]: {
      gridColumn: 1,
      gridRow: '1 / 3',
      blockSize: 'auto',
      // Keeps the words on the lower half legible over any picture.
      '::after': {
        backgroundImage: `linear-gradient(transparent 30%, color-mix(in srgb, ${vars.here.ground} 90%, transparent) 56%, ${vars.here.ground} 64%)`,
      },
    },
    print: { display: 'none' },
  },
});
export const scene = `${scenery} ${grounds.ink}`;
// The eyes stay visible, even in a low strip.
globalRule('screens', `.${scenery} img`, {
  objectPosition: '50% 38%',
  '@media': { [media.window]: { blockSize: '66%', objectPosition: '60% 22%' } },
});

const storyLayout = screen({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.gutter,
  '@media': { [media.window]: { position: 'relative', gridColumn: 1, gridRow: 2, backgroundColor: 'transparent' } },
});
export const story = `${grounds.ink} ${storyLayout}`;
export const motto = screen({
  fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)',
  maxInlineSize: '32rem',
  textWrap: 'balance',
});

// Beside the forms they are a list with one seam, not panels.
export const benefits = screen({
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'row', gap: 0, padding: 0 },
  },
});
globalRule('screens', `.${benefits} > li`, {
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      gap: vars.space.m,
      gridColumn: 'auto',
    },
    [media.window]: {
      gridColumn: 'auto',
      paddingBlock: vars.space.s,
      paddingInline: 0,
      borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

const panelLayout = screen({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  paddingBlock: `${vars.space.xxl} ${vars.space.band}`,
  paddingInline: vars.space.gutter,
  '@media': { [media.window]: { gridColumn: 2, gridRow: '1 / 3', paddingBlock: vars.space.band } },
});
export const panel = `${panelLayout} ${grounds.paper}`;
export const inner = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '30rem',
});
export const heading = screen({ ...type.title, ':focus': { outline: 'none' } });

export const form = screen({ display: 'grid', gap: vars.space.l });
export const asked = screen({ color: vars.here.soft });

export const who = screen({
  paddingBlock: vars.space.m,
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
});

import { globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

export const leads = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
  inlineSize: '100%',
});

/** Aligns the ends of its picture and its words with those of the machine beside it. */
export const machine = screen({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' });
export const lead = screen({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.s,
  color: 'inherit',
  textDecoration: 'none',
});

/** On the floor of the scene, as tall as the words allow. */
export const figure = screen({
  inlineSize: '100%',
  blockSize: 'clamp(7rem, 34vw, 12rem)',
  objectFit: 'contain',
  objectPosition: '50% 100%',
  transition: `translate ${vars.time.medium} ${vars.ease}`,
  selectors: { [`${lead}:is(:hover, :focus-visible) &`]: { translate: '0 -.5rem' } },
  '@media': { [media.ipad]: { blockSize: 'clamp(12rem, 28vw, 28rem)' } },
});

export const words = screen({
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const name = screen({
  ...type.body,
  fontWeight: vars.weight.heading,
  // The longest word of a name in katakana fits half of the scene.
  selectors: {
    ':lang(ja) &': {
      '@media': { [media.ipad]: { fontSize: '.875rem' }, [media.window]: { fontSize: vars.fontSize.body } },
    },
  },
});
// The earlier price and the saving are together, below the price.
globalRule('screens', `.${words} p > :first-child`, { flexBasis: '100%' });

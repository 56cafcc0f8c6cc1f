import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const asManyAsFit = 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))';
export const grid = component({
  display: 'grid',
  gap: vars.stroke.seam,
  gridTemplateColumns: asManyAsFit,
  // Three columns would fit, but leave one of ten entries in the last row.
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: asManyAsFit },
  },
});

export const region = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minBlockSize: '6.5rem',
  blockSize: '100%',
  padding: vars.space.l,
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  textDecoration: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}, color ${vars.time.short} ${vars.ease}`,
  '@media': { [media.ipad]: { minBlockSize: '9rem' } },
  selectors: {
    '&[aria-current]': { boxShadow: `0 0 0 1px ${vars.here.line}, inset 0 3px ${vars.action.ground}` },
    '&:hover': { backgroundColor: vars.here.text, color: vars.here.ground },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** Small enough for the longest single word, which is German. */
export const country = component({
  ...type.heading,
  flexBasis: '100%',
  fontSize: 'clamp(1.125rem, 1rem + .3vw, 1.25rem)',
});
export const language = component(type.body);
export const mark = component({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  fontWeight: vars.weight.firm,
});

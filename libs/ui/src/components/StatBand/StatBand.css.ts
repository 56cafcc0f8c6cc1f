import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Panels on shared seams.
export const band = component({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 4rem) 0',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' } },
  // Four in one row or in two rows, never as three and one.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

// The term is displayed below its figure, but comes first in the reading order.
export const stat = component({
  display: 'flex',
  containerType: 'inline-size',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingInline: 'clamp(1rem, 2vw, 2rem)',
  borderInlineStart: `1px solid ${vars.here.line}`,
});

export const figure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '.12em',
  fontWeight: vars.weight.display,
  fontStretch: '118%',
  letterSpacing: '-.035em',
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** The font size at which the widest figure of the band fits. */
export const sizes = variants({
  short: { fontSize: 'clamp(2.5rem, 38cqi, 7.5rem)' },
  medium: { fontSize: 'clamp(2rem, 30cqi, 6.5rem)' },
  long: { fontSize: 'clamp(1.5rem, 23cqi, 6rem)' },
  longest: { fontSize: 'clamp(1.125rem, 16cqi, 5rem)' },
});
export const unit = component({
  fontSize: 'max(.34em, .8125rem)',
  fontWeight: vars.weight.heading,
  letterSpacing: 0,
  color: vars.here.soft,
});
export const text = component({
  ...type.lead,
  fontSize: 'clamp(1rem, .95rem + .2vw, 1.1875rem)',
  lineHeight: 1.4,
  color: vars.here.soft,
});

import { component, variants } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const banner = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: '1.25rem',
  fontSize: '.9375rem',
  fontWeight: vars.weight.firm,
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    // Without a timer, the arrow stays beside the last line instead of wrapping to a new one.
    '&:not(:has([data-time-left]))': { flexWrap: 'nowrap' },
    'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  '@media': { print: { display: 'none' } },
});

export const tones = variants({
  signal: { backgroundColor: vars.banner.signal.ground, color: vars.banner.signal.text },
  ink: { backgroundColor: vars.banner.ink.ground, color: vars.banner.ink.text },
  cyan: { backgroundColor: vars.banner.cyan.ground, color: vars.banner.cyan.text },
});

export const time = component({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-left]::after': { content: 'attr(data-label) " " attr(data-left)' } },
});
export const date = component({ selectors: { [`${time}[data-left] > &`]: { display: 'none' } } });

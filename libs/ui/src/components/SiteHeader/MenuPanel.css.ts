import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Opens downwards along the header's lower seam. Anchored, since a banner may push the header down;
// `4rem` serves browsers without anchors.
export const panel = component({
  position: 'fixed',
  insetInline: 0,
  insetBlock: '4rem auto',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  borderBlockEnd: `1px solid ${vars.here.line}`,
  clipPath: 'inset(0 0 100%)',
  transition: `clip-path ${vars.time.medium} ${vars.ease}, display ${vars.time.medium} allow-discrete, overlay ${vars.time.medium} allow-discrete`,
  selectors: {
    '&:popover-open': { clipPath: 'inset(0)' },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / .4)' },
  },
  '@supports': { '(top: anchor(bottom))': { positionAnchor: '--k-header', insetBlockStart: 'anchor(end)' } },
});

export const allPanel = component({
  blockSize: 'calc(100dvh - 4rem)',
  '@media': { [media.window]: { display: 'none' } },
});

export const panelInner = component({ ...column, maxInlineSize: 'max(90rem, 84vw)', paddingBlock: '2rem 2.5rem' });
export const cards = component({ display: 'grid', gap: '1px', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' });
export const links = component({ display: 'grid', gap: '1px', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' });

const cell = {
  display: 'grid',
  gap: '.25rem',
  blockSize: '100%',
  alignContent: 'start',
  padding: '1.25rem',
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  textDecoration: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  ':hover': { backgroundColor: vars.here.glow },
  ':focus-visible': { outlineOffset: '-3px' },
} as const;

export const card = component(cell);
export const textLink = component(cell);
export const cardImage = component({ inlineSize: '100%', blockSize: '10rem', objectFit: 'contain', marginBlockEnd: '.75rem' });
export const name = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem', fontWeight: 650, fontStretch: '112%' });
export const price = component({ ...type.small, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });
export const describe = component({ ...type.small, color: vars.here.soft });
export const all = component({ display: 'inline-flex', alignItems: 'center', gap: '.5rem', marginBlockStart: '1.5rem', minBlockSize: '2.75rem', fontWeight: 600, textDecoration: 'none', ':hover': { color: vars.here.accent } });

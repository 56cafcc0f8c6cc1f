import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Panels that share their seams; each is one step higher than the one before.
export const tiers = component({
  display: 'grid',
  gap: '1px',
  padding: '1px',
  '@media': { [media.ipad]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const tier = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(4rem, 30%)',
  alignContent: 'start',
  gap: '.5rem 1rem',
  padding: 'clamp(1.25rem, 2vw, 2.5rem)',
  backgroundColor: vars.here.raised,
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&:nth-last-child(2)': { marginBlockStart: vars.space.xl },
        '&:nth-last-child(3)': { marginBlockStart: `calc(2 * ${vars.space.xl})` },
        '&:nth-last-child(n + 4)': { marginBlockStart: `calc(3 * ${vars.space.xl})` },
      },
    },
    print: { breakInside: 'avoid' },
  },
});

/** The level of this tier, in highlighted segments. */
export const level = component({ gridColumn: '1 / -1', display: 'flex', gap: '3px', marginBlockEnd: vars.space.s });
export const segment = component({ flex: 1, blockSize: '4px', backgroundColor: vars.here.line });
export const lit = component({
  selectors: { [`&${segment}`]: { backgroundColor: vars.action.ground } },
  '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const words = component({ display: 'grid', alignContent: 'start', gap: '.375rem', minInlineSize: 0 });
export const threshold = component({
  ...type.title,
  fontSize: 'clamp(1.25rem, .95rem + 1.5vw, 2.5rem)',
  fontVariantNumeric: 'lining-nums',
});
export const title = component({ ...type.control });
export const note = component({ ...type.small, color: vars.here.soft });
export const image = component({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  '@media': { [media.ipad]: { aspectRatio: '4 / 3', marginBlockStart: vars.space.m } },
});

// As high as a picture, so that the tiers stay aligned.
export const emblem = component({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  fontSize: 'clamp(2.75rem, 1rem + 9vw, 11rem)',
  color: vars.action.ground,
  '@media': { [media.ipad]: { aspectRatio: '4 / 3', marginBlockStart: vars.space.m } },
});

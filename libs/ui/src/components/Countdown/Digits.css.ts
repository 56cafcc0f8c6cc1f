import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { sizes } from './Countdown.css.ts';

const up = keyframes({ to: { translate: '0 -51%' } });
const down = keyframes({ to: { translate: '0 51%' } });

export const digits = component({
  display: 'inline-flex',
  gap: '.04em',
  fontWeight: vars.weight.display,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

// A cell of the counter: a plate that is split along its middle.
export const digit = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '.92em',
  blockSize: '1.3em',
  backgroundColor: vars.here.raised,
  boxShadow: `inset 0 0 0 1px ${vars.here.line}`,
  selectors: {
    [`${sizes.compact} &`]: {
      inlineSize: '.68em',
      blockSize: '1.15em',
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
    // The seam.
    [`${sizes.large} &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - .5px)',
      blockSize: '1px',
      backgroundColor: vars.here.ground,
    },
  },
});

/** Shown before the time is known. A script that runs before React can write the digit into the attribute. */
export const unknown = component({
  selectors: { '&::before': { content: 'attr(data-digit)' }, '&[data-digit="–"]': { color: vars.here.soft } },
});

const half = {
  content: 'attr(data-before)',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.here.raised,
  boxShadow: `inset 0 0 0 1px ${vars.here.line}`,
} as const;

/** The previous digit, in two halves that move apart and reveal the new one. */
export const leaving = component({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&::before': { ...half, clipPath: 'inset(0 0 50%)', animation: `${up} ${vars.time.medium} ${vars.ease} forwards` },
    '&::after': { ...half, clipPath: 'inset(50% 0 0)', animation: `${down} ${vars.time.medium} ${vars.ease} forwards` },
    [`${sizes.compact} &`]: { display: 'none' },
  },
  '@media': { [media.still]: { display: 'none' } },
});

import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

const passing = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

// Lighter than the skeleton on every ground.
const light = `light-dark(${vars.here.raised}, color-mix(in srgb, ${vars.here.text} 20%, transparent))`;

// A single light moves across all parts of a skeleton, since their backgrounds are fixed to the window.
const part = {
  display: 'block',
  backgroundColor: vars.here.line,
  '@media': {
    [media.moving]: {
      backgroundImage: `linear-gradient(100deg, transparent 40%, ${light} 50%, transparent 60%)`,
      backgroundSize: '200% 100%',
      backgroundAttachment: 'fixed',
      animation: `${passing} 2s linear infinite`,
    },
    [media.forced]: { border: '1px solid GrayText' },
  },
} as const;

export const skeleton = component({ '@media': { print: { display: 'none' } } });
export const lines = component({ display: 'grid', gap: vars.space.s });
export const line = component({
  ...part,
  blockSize: '.875rem',
  selectors: { '&:nth-child(3n + 2)': { inlineSize: '92%' }, '&:last-child:not(:first-child)': { inlineSize: '62%' } },
});
export const picture = component({ ...part, inlineSize: '100%' });
export const ratios = variants({
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 9' },
  tall: { aspectRatio: '3 / 4' },
});
export const card = component({
  ...cut(vars.card.cut),
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.panel,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.card.ground,
});
export const stage = component({ marginBlockEnd: vars.space.xs });
export const table = component({ borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}` });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '3.5rem',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const cell = component({
  ...part,
  flex: '1 1 0',
  blockSize: '.875rem',
  selectors: { '&:first-child': { flexGrow: 1.6 }, [`${row}:nth-child(even) > &:last-child`]: { flexGrow: 0.7 } },
});

import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const notch = '.875rem';

// A ticket: two parts that tear along their seam.
export const panel = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  backgroundColor: vars.here.raised,
  boxShadow: `inset 0 0 0 1px ${vars.here.line}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' }, print: { breakInside: 'avoid' } },
});

export const stage = component({
  position: 'relative',
  minBlockSize: '15rem',
  backgroundImage: `radial-gradient(60% 60% at 50% 55%, ${vars.here.glow}, transparent)`,
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: '2rem',
  objectFit: 'contain',
});

// A bite out of either end of the seam.
const bite = {
  content: '',
  position: 'absolute',
  inlineSize: `calc(2 * ${notch})`,
  blockSize: `calc(2 * ${notch})`,
  backgroundColor: vars.here.ground,
  boxShadow: `inset 0 0 0 1px ${vars.here.line}`,
  rotate: '45deg',
} as const;

export const words = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.m,
  padding: 'clamp(2rem, 5vw, 5rem) clamp(1.5rem, 4vw, 4.5rem)',
  borderBlockStart: `2px dashed ${vars.here.line}`,
  '::before': { ...bite, insetInlineStart: `calc(-1 * ${notch})`, insetBlockStart: `calc(-1 * ${notch} - 1px)` },
  '::after': { ...bite, insetInlineEnd: `calc(-1 * ${notch})`, insetBlockStart: `calc(-1 * ${notch} - 1px)` },
  '@media': {
    [media.ipad]: {
      borderBlockStart: 0,
      borderInlineStart: `2px dashed ${vars.here.line}`,
      '::before': { insetInlineStart: `calc(-1 * ${notch} - 1px)`, insetBlockStart: `calc(-1 * ${notch})` },
      '::after': { insetInline: `calc(-1 * ${notch} - 1px) auto`, insetBlock: `auto calc(-1 * ${notch})` },
    },
  },
});

export const title = component({ ...type.title, whiteSpace: 'pre-line' });
export const describe = component(type.lead);
export const content = component({ color: vars.here.soft, whiteSpace: 'pre-line' });

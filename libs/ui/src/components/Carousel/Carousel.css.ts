import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

export const carousel = component({ position: 'relative' });

// A native scrolling strip, until the engine starts.
export const viewport = component({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.noScript]: { scrollbarWidth: 'thin' } },
});

export const engaged = component({ selectors: { [`&${viewport}`]: { overflow: 'hidden', scrollSnapType: 'none' } } });

export const track = component({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  selectors: { [`${viewport}:not(${engaged}) &`]: { touchAction: 'auto' } },
});

export const slide = component({
  display: 'grid',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  // The seam between two panels.
  boxShadow: `-1px 0 ${vars.here.line}`,
});

export const controls = component({
  ...column,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '1rem',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  pointerEvents: 'none',
  '@media': {
    [media.window]: { insetBlockEnd: '2rem', justifyContent: 'flex-start', gap: vars.space.l },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const arrows = component({
  display: 'flex',
  pointerEvents: 'auto',
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.ground,
});

export const arrow = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  selectors: {
    '& + &': { borderInlineStart: `${vars.stroke.seam} solid ${vars.here.line}` },
    '&:hover': { backgroundColor: vars.here.glow },
  },
});

export const dots = component({ display: 'flex', flex: '0 1 16rem', pointerEvents: 'auto' });

export const dot = component({
  position: 'relative',
  flex: '1 1 auto',
  minInlineSize: '1.5rem',
  blockSize: '2rem',
  // A border, since forced colours hide backgrounds.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: '2px',
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: `2px solid ${vars.here.soft}`,
  },
  selectors: { '&:hover::before': { borderColor: vars.here.text } },
});

export const dotFill = component({
  position: 'absolute',
  insetInline: '2px',
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  transformOrigin: 'left',
  backgroundColor: vars.light.ground,
  opacity: 0,
  selectors: { '[aria-current] > &': { opacity: 1 }, '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// The text and the form share one seam.
export const panel = component({
  borderBlock: `1px solid ${vars.here.line}`,
  '@media': { print: { display: 'none' } },
});
export const inner = component({
  ...column,
  display: 'grid',
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const words = component({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s,
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem) 1.5rem',
  '@media': {
    [media.window]: { paddingBlockEnd: 'clamp(2.5rem, 5vw, 5rem)', paddingInlineEnd: 'clamp(2rem, 4vw, 5rem)' },
  },
});
export const heading = component(type.title);
export const describe = component({ ...type.lead, color: vars.here.soft });
export const form = component({
  display: 'grid',
  alignContent: 'center',
  paddingBlockEnd: 'clamp(2.5rem, 5vw, 5rem)',
  '@media': {
    [media.window]: {
      paddingBlockStart: 'clamp(2.5rem, 5vw, 5rem)',
      paddingInlineStart: 'clamp(2rem, 4vw, 5rem)',
      borderInlineStart: `1px solid ${vars.here.line}`,
    },
  },
});

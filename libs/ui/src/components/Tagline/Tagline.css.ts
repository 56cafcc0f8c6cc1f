import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Lit from below, as in the studio.
export const tagline = component({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 'clamp(5rem, 12vw, 14rem)',
  backgroundImage: `radial-gradient(60% 90% at 20% 100%, ${vars.here.glow}, transparent)`,
});
export const title = component({ ...column, ...type.giant, whiteSpace: 'pre-line' });
export const text = component({ ...column, ...type.lead, marginBlockStart: vars.space.xl, color: vars.here.soft });

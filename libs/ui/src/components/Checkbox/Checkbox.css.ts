import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// The padding makes the row large enough for a finger; all of it is part of the label.
export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  paddingBlock: '.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', opacity: 0.6 } },
});
export const box = component({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', accentColor: vars.field.mark });
export const words = component({ ...type.small, minInlineSize: 0, paddingBlock: '.125rem', color: vars.here.soft });

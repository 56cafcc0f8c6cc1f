import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const box = component({ position: 'relative', display: 'grid', alignItems: 'center' });

export const select = component({
  selectors: {
    // Higher specificity than the shared input style, whose padding it overrides.
    'select&': {
      appearance: 'none',
      paddingInlineEnd: '3rem',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      transition: `border-color ${vars.time.short} ${vars.ease}`,
    },
    'select&:hover:not(:disabled)': { borderColor: vars.field.text },
    'select&:disabled': { cursor: 'default' },
    'select&:has(> option[value=""]:checked)': { color: vars.field.hint },
  },
});

export const arrow = component({
  position: 'absolute',
  insetInlineEnd: vars.space.m,
  display: 'grid',
  pointerEvents: 'none',
  color: vars.field.hint,
  selectors: {
    [`${select}:hover:not(:disabled) + &`]: { color: vars.field.text },
    [`${select}:disabled + &`]: { opacity: 0.6 },
  },
  '@media': { print: { display: 'none' } },
});

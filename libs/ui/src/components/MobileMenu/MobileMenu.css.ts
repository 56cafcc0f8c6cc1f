import { component, globalRule } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { allPanel } from './MenuPanel.css.ts';

// The page behind a panel as tall as the screen stays where it is.
globalRule('components', `html:has(${allPanel}:popover-open)`, { overflow: 'hidden' });

export const group = component({ borderBlockEnd: `1px solid ${vars.here.line}` });

export const summary = component({
  ...type.heading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '4rem',
  paddingInline: 'clamp(1.25rem, 4vw, 4rem)',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const groupLinks = component({ paddingBlockEnd: '1rem' });

export const itemLink = component({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minBlockSize: '3rem',
  paddingInline: 'clamp(1.25rem, 4vw, 4rem)',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const itemPrice = component({ marginInlineStart: 'auto', color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });
export const actions = component({ paddingBlock: '1rem' });
export const actionLink = itemLink;

export const closer = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: '3.5rem',
  marginBlockEnd: '1rem',
  paddingInline: 'clamp(1.25rem, 4vw, 4rem)',
  color: vars.here.soft,
});

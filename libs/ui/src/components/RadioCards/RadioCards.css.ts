import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.375rem',
  minInlineSize: 0,
});
export const legend = component({
  ...type.small,
  fontWeight: vars.weight.firm,
  maxInlineSize: '100%',
  paddingBlockEnd: '.375rem',
  paddingInline: 0,
  overflowWrap: 'anywhere',
});
export const cards = component({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
  // Four are arranged in two rows of two, never as three and one.
  selectors: {
    '&:has(> :nth-child(4):last-child)': {
      '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

// A single line with a small picture on phones, so that a dozen answers need little scrolling.
export const card = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  minBlockSize: vars.size.control,
  border: `${vars.stroke.seam} solid ${vars.field.edge}`,
  backgroundColor: vars.field.ground,
  color: vars.field.text,
  cursor: 'pointer',
  transition: `border-color ${vars.time.short} ${vars.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.field.text },
    '&:has(:checked)': { borderColor: vars.field.mark, boxShadow: `inset 0 0 0 1px ${vars.field.mark}` },
    '&:has(:focus-visible)': { outline: `${vars.stroke.focus} solid ${vars.here.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
    '&:has([aria-invalid=true])': { borderColor: vars.here.danger },
  },
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      alignItems: 'stretch',
      padding: vars.space.s,
    },
  },
});

export const picture = component({
  order: 1,
  inlineSize: '3.5rem',
  '@media': { [media.ipad]: { order: 0, inlineSize: '100%' } },
});
export const image = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  backgroundColor: 'transparent',
  '@media': { [media.ipad]: { aspectRatio: '4 / 3' } },
});
// The card shows the focus ring.
export const radio = component({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.field.mark,
  ':focus-visible': { outline: 'none' },
});
export const row = component({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const words = component({ ...type.small, minInlineSize: 0, lineHeight: 1.3, overflowWrap: 'anywhere' });

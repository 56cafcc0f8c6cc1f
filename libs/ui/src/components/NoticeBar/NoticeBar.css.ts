import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Over the foot of the page: it comes after the first paint, and must not push the page about.
export const bar = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.notice,
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { print: { display: 'none' } },
});
/** How much of the window's foot it covers, in CSS px; set on the root element. */
export const coveredVar = '--k-covered-by-notice';
const covered = `var(${coveredVar}, 0px)`;
globalRule('components', `:root:has(.${bar})`, { scrollPaddingBlockEnd: `calc(${covered} + ${vars.space.near})` });
globalRule('components', `:root:has(.${bar}) body > footer`, {
  paddingBlockEnd: `calc(${covered} + ${vars.space.wide})`,
});

// One row where words are short, also on a phone: what can be bought stands behind it.
export const inner = component({
  ...column,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.close,
  paddingBlock: vars.space.tight,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.size.touch})`,
});
export const text = component({ flex: '1 1 7.5rem', '@media': { [media.mobile]: { ...type.small, lineHeight: 1.3 } } });
export const go = component({
  '@media': {
    [media.mobile]: {
      minBlockSize: vars.size.touch,
      paddingBlock: 0,
      paddingInline: vars.space.near,
      fontSize: vars.fontSize.small,
    },
  },
});
export const dismiss = component({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space.gutter} - ${vars.space.near})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ':hover': { color: vars.here.accent },
});

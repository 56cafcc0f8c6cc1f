import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// At the end of the window, over the page: it appears after the first paint and must not shift the page.
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
/** The height at the end of the window that the bar covers, in CSS px; set on the root element. */
export const coveredVar = '--k-covered-by-notice';
const covered = `var(${coveredVar}, 0px)`;
globalRule('components', `:root:has(.${bar})`, { scrollPaddingBlockEnd: `calc(${covered} + ${vars.space.s})` });
globalRule('components', `:root:has(.${bar}) body > footer`, {
  paddingBlockEnd: `calc(${covered} + ${vars.space.l})`,
});

// A single row if the text is short, also on a phone: the bar covers products that can be bought.
export const inner = component({
  ...column,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.size.touch})`,
});
export const text = component({ flex: '1 1 7.5rem', '@media': { [media.mobile]: { ...type.small, lineHeight: 1.3 } } });
export const go = component({
  '@media': {
    [media.mobile]: {
      minBlockSize: vars.size.touch,
      paddingBlock: 0,
      paddingInline: vars.space.s,
      fontSize: vars.fontSize.small,
    },
  },
});
export const dismiss = component({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space.gutter} - ${vars.space.s})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ':hover': { color: vars.here.accent },
});

import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

// Over the foot of the page: it comes after the first paint, and must not push the page about.
export const bar = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.notice,
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

export const inner = component({
  ...column,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space.close} ${vars.space.normal}`,
  paddingBlock: vars.space.near,
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr auto auto' } },
});
export const text = component({ '@media': { [media.mobile]: { gridRow: 1 } } });
export const dismiss = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ':hover': { color: vars.here.accent },
  '@media': { [media.mobile]: { gridRow: 1 } },
});

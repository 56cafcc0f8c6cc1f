import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Opens along its middle seam, and closes on it.
const opening = keyframes({ from: { clipPath: 'inset(50% 0)' }, to: { clipPath: 'inset(0)' } });
const closing = keyframes({ from: { clipPath: 'inset(0)' }, to: { clipPath: 'inset(50% 0)' } });
const swept = keyframes({
  to: { translate: 'calc(var(--radix-toast-swipe-end-x) * 3) calc(var(--radix-toast-swipe-end-y) * 3)', opacity: 0 },
});

/** Only sets the ground of its fixed children. */
export const layer = component({ '@media': { print: { display: 'none' } } });

const place = {
  position: 'fixed',
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space.xs,
  pointerEvents: 'none',
  ':focus': { outline: 'none' },
} as const;

const toasts = component({ ...place, insetBlockStart: '8px', insetInline: vars.space.m, justifyItems: 'center' });

const notifications = component({
  ...place,
  insetBlockStart: '24px',
  insetInlineEnd: '24px',
  inlineSize: 'min(24rem, 100vw - 48px)',
  // Only the widest windows have a corner beside a long toast.
  '@media': {
    [`not all and ${media.wide}`]: {
      selectors: { [`${layer}:has(${toasts}) &`]: { insetBlockStart: 'calc(24px + 3.5rem)' } },
    },
  },
});

export const viewports = { toast: toasts, notification: notifications };

const panel = {
  ...cut(vars.toast.cut),
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.m,
  backgroundColor: vars.toast.ground,
  color: vars.toast.text,
  border: `${vars.stroke.seam} solid ${vars.toast.edge}`,
  boxShadow: `0 .5rem 2rem ${vars.shadow}`,
  '@media': {
    [media.moving]: {
      selectors: {
        '&[data-state=open]': { animation: `${opening} ${vars.time.medium} ${vars.ease}` },
        '&[data-state=closed]': { animation: `${closing} ${vars.time.medium} ${vars.ease} forwards` },
        '&[data-swipe=move]': { translate: 'var(--radix-toast-swipe-move-x) var(--radix-toast-swipe-move-y)' },
        '&[data-swipe=cancel]': { translate: '0', transition: `translate ${vars.time.short} ${vars.ease}` },
        '&[data-swipe=end]': { animation: `${swept} ${vars.time.medium} ${vars.ease} forwards` },
      },
    },
  },
} as const;

export const toast = component({
  ...panel,
  alignItems: 'center',
  maxInlineSize: '36rem',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s,
});
export const notification = component(panel);

const mark = { flex: 'none', display: 'grid', fontSize: '1.125rem' } as const;
export const marks = variants({
  neutral: { ...mark, color: vars.here.focus },
  success: { ...mark, color: vars.here.success },
  danger: { ...mark, color: vars.here.danger },
});

export const words = component({ flex: '1 1 auto', minInlineSize: 0, display: 'grid', gap: vars.space.xxs });
export const title = component({ ...type.control, lineHeight: vars.leading.heading });
export const text = component({
  fontSize: '.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { [`${notification} &`]: { color: vars.here.soft } },
});

export const close = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginBlock: '-.75rem',
  marginInlineEnd: '-.75rem',
  color: vars.here.soft,
  ':hover': { color: vars.here.text },
});

import { globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';
import { takenVar } from './record/taken-var.ts';

const taken = `var(${takenVar}, 0px)`;

// Above a notice at the same place, which waits until the question is answered. As low as possible on a phone, where it
// may cover a form.
const panel = screen({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.notice} + 1)`,
  display: 'grid',
  gap: vars.space.s,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.s})`,
  overflowY: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.gutter,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  '@media': {
    [media.ipad]: {
      insetInline: vars.space.s,
      insetBlockEnd: vars.space.s,
      padding: vars.space.l,
      border: `${vars.stroke.seam} solid ${vars.here.line}`,
    },
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xxl,
      alignItems: 'center',
      insetInline: vars.space.gutter,
    },
    // Most of a low window is left to the page: a focused element would otherwise be covered.
    [media.low]: { maxBlockSize: '45dvh' },
    print: { display: 'none' },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const banner = `${panel} ${grounds.ink}`;

// The question must not permanently cover anything: neither the focused element nor the end of the page.
globalRule('screens', `:root:has(.${panel}:not([hidden]))`, {
  scrollPaddingBlockEnd: `calc(${taken} + ${vars.space.s})`,
});
globalRule('screens', `:root:has(.${panel}:not([hidden])) body > footer`, {
  paddingBlockEnd: `calc(${taken} + ${vars.space.l})`,
});
globalRule('screens', `:root:has(.${panel}:not([hidden])) [data-waits-for-consent]`, { display: 'none' });

export const title = screen({ ...type.heading, fontSize: vars.fontSize.lead });
export const text = screen({
  ...type.small,
  maxInlineSize: '48rem',
  marginBlockStart: vars.space.xxs,
  color: vars.here.soft,
  '@media': { [media.mobile]: { lineHeight: 1.4 } },
});
export const policy = screen({ color: vars.here.text, textUnderlineOffset: '.25em', whiteSpace: 'nowrap' });

/** Two answers of the same size. */
export const answers = screen({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.xs });
export const answer = screen({
  paddingInline: vars.space.xs,
  '@media': { [media.ipad]: { paddingInline: vars.space.m } },
});
/**
 * The settings button: beside the answers if there is enough space; otherwise below them, where its height replaces the
 * panel's padding.
 */
export const inRow = screen({
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'minmax(9.5rem, 1fr) minmax(9.5rem, 1fr) auto', columnGap: vars.space.m },
  },
});
export const choose = screen({
  justifySelf: 'center',
  gridColumn: '1 / -1',
  '@media': {
    [media.mobile]: { minBlockSize: vars.size.touch, marginBlock: `calc(-1 * ${vars.space.xs})` },
    [media.ipad]: { gridColumn: 'auto', marginInlineStart: vars.space.s },
  },
});
export const save = screen({ gridColumn: '1 / -1' });

export const purposes = screen({ display: 'grid', gap: vars.space.xs, marginBlock: vars.space.l });
export const purpose = screen({
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const purposeTitle = screen({
  display: 'block',
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.strong,
  color: vars.here.text,
});
export const purposeText = screen({ ...type.small, color: vars.here.soft });

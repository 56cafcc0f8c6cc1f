import { globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';
import { takenVar } from './record/taken-var.ts';

const taken = `var(${takenVar}, 0px)`;

// Over a notice of the same place, which waits for its turn. On a phone it is as low as it can be: a form stands behind it.
const panel = screen({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.notice} + 1)`,
  display: 'grid',
  gap: vars.space.near,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.near})`,
  overflowY: 'auto',
  paddingBlock: vars.space.near,
  paddingInline: vars.space.gutter,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  '@media': {
    [media.ipad]: {
      insetInline: vars.space.near,
      insetBlockEnd: vars.space.near,
      padding: vars.space.wide,
      border: `${vars.stroke.seam} solid ${vars.here.line}`,
    },
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.apart,
      alignItems: 'center',
      insetInline: vars.space.gutter,
    },
    // The page keeps most of a low window: what has the focus would be covered.
    [media.low]: { maxBlockSize: '45dvh' },
    print: { display: 'none' },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const banner = `${panel} ${grounds.ink}`;

// Nothing may lie behind the question for good: not what has the focus, and not the end of the page.
globalRule('screens', `:root:has(.${panel}:not([hidden]))`, {
  scrollPaddingBlockEnd: `calc(${taken} + ${vars.space.near})`,
});
globalRule('screens', `:root:has(.${panel}:not([hidden])) body > footer`, {
  paddingBlockEnd: `calc(${taken} + ${vars.space.wide})`,
});
globalRule('screens', `:root:has(.${panel}:not([hidden])) [data-waits-for-consent]`, { display: 'none' });

export const title = screen({ ...type.heading, fontSize: vars.fontSize.lead });
export const text = screen({
  ...type.small,
  maxInlineSize: '48rem',
  marginBlockStart: vars.space.tight,
  color: vars.here.soft,
  '@media': { [media.mobile]: { lineHeight: 1.4 } },
});
export const policy = screen({ color: vars.here.text, textUnderlineOffset: '.25em', whiteSpace: 'nowrap' });

/** Two answers of one size. */
export const answers = screen({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.close });
export const answer = screen({ paddingInline: vars.space.close });
/** Beside the answers where there is room; else below them, where its height is the panel's own edge. */
export const inRow = screen({
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'minmax(9.5rem, 1fr) minmax(9.5rem, 1fr) auto', columnGap: vars.space.normal },
  },
});
export const choose = screen({
  justifySelf: 'center',
  gridColumn: '1 / -1',
  '@media': {
    [media.mobile]: { minBlockSize: vars.size.touch, marginBlock: `calc(-1 * ${vars.space.close})` },
    [media.ipad]: { gridColumn: 'auto', marginInlineStart: vars.space.near },
  },
});
export const save = screen({ gridColumn: '1 / -1' });

export const purposes = screen({ display: 'grid', gap: vars.space.close, marginBlock: vars.space.wide });
export const purpose = screen({
  paddingBlock: vars.space.close,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const purposeTitle = screen({
  display: 'block',
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.strong,
  color: vars.here.text,
});
export const purposeText = screen({ ...type.small, color: vars.here.soft });

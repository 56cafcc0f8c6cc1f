import { cut, globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

// Over a notice of the same place, which waits for its turn.
const panel = screen({
  position: 'fixed',
  insetInline: vars.space.near,
  insetBlockEnd: vars.space.near,
  zIndex: `calc(${vars.layer.notice} + 1)`,
  display: 'grid',
  gap: vars.space.near,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.near})`,
  overflowY: 'auto',
  padding: vars.space.normal,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  ...cut(vars.cut.large),
  '@media': {
    [media.ipad]: { padding: vars.space.wide },
    [media.window]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.apart, alignItems: 'center', insetInline: vars.space.gutter },
    print: { display: 'none' },
  },
});
export const banner = `${panel} ${grounds.ink}`;

// Nothing may lie behind the question for good: not what has the focus, and not the end of the page.
const height = { narrow: '22rem', wide: '10rem' };
globalRule('screens', `:root:has(.${panel})`, { scrollPaddingBlockEnd: height.narrow, '@media': { [media.window]: { scrollPaddingBlockEnd: height.wide } } });
globalRule('screens', `:root:has(.${panel}) body`, { paddingBlockEnd: height.narrow, '@media': { [media.window]: { paddingBlockEnd: height.wide } } });
globalRule('screens', `:root:has(.${panel}) [data-waits-for-consent]`, { display: 'none' });

export const title = screen({ ...type.heading, fontSize: vars.fontSize.lead });
export const text = screen({ ...type.small, maxInlineSize: '48rem', marginBlockStart: vars.space.tight, color: vars.here.soft });
export const policy = screen({ color: vars.here.text, textUnderlineOffset: '.25em' });

/** Two answers of one size. */
export const answers = screen({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.close });
export const answer = screen({ paddingInline: vars.space.close });
/** Beside the answers where there is room. */
export const inRow = screen({ '@media': { [media.window]: { gridTemplateColumns: 'minmax(9.5rem, 1fr) minmax(9.5rem, 1fr) auto', columnGap: vars.space.normal } } });
export const choose = screen({ justifySelf: 'center', gridColumn: '1 / -1', '@media': { [media.window]: { gridColumn: 'auto', marginInlineStart: vars.space.near } } });
export const save = screen({ gridColumn: '1 / -1' });

export const purposes = screen({ display: 'grid', gap: vars.space.close, marginBlock: vars.space.wide });
export const purpose = screen({ paddingBlock: vars.space.close, borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}` });
export const purposeTitle = screen({ display: 'block', fontSize: vars.fontSize.body, fontWeight: vars.weight.strong, color: vars.here.text });
export const purposeText = screen({ ...type.small, color: vars.here.soft });

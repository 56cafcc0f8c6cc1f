import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column as pageColumn } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const footer = component({
  paddingBlock: 'clamp(3rem, 6vw, 6rem) 2rem',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const inner = component({
  ...pageColumn,
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 4rem)',
  '@media': { [media.window]: { gridTemplateColumns: '3fr 1fr' } },
});
export const columns = component({
  display: 'grid',
  gap: `2.5rem ${vars.space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  '@media': { print: { display: 'none' } },
});
export const column = component({ minInlineSize: 0 });
// On tablets a long list has two columns; a single column would leave empty space beside it.
const long = `.${column}:has(li:nth-child(7))`;
globalRule('components', long, {
  '@media': { [media.ipad]: { gridColumn: 'span 2' }, [media.window]: { gridColumn: 'auto' } },
});
globalRule('components', `${long} ul`, {
  columnGap: vars.space.l,
  '@media': { [media.ipad]: { columnCount: 2 }, [media.window]: { columnCount: 'auto' } },
});
export const columnTitle = component({ ...type.label, marginBlockEnd: vars.space.s, color: vars.here.soft });

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  // A name of one line has the target's height; the padding separates names of two lines.
  paddingBlock: '.4375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.35em' },
  '@media': { [media.hover]: { minBlockSize: '2.25rem' } },
});

export const address = component({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  color: vars.here.soft,
});
export const postal = component({ fontStyle: 'normal' });
export const socials = component({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.here.text,
  // The icons align with the column's titles and edge, despite their larger targets.
  margin: '-.75rem',
});
export const social = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ':hover': { color: vars.here.accent },
});

export const rights = component({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.xl}`,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  color: vars.here.soft,
  '@media': { [media.window]: { gridColumn: '1 / -1' } },
});

/** Short texts and links that share a line as far as they fit. */
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
});
export const region = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  color: vars.here.text,
});
/** Elements that need JavaScript. */
export const scripted = component({ '@media': { [media.noScript]: { display: 'none' } } });

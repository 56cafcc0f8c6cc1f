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
  gap: `2.5rem ${vars.space.wide}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  '@media': { print: { display: 'none' } },
});
export const column = component({ minInlineSize: 0 });
// On a tablet a long list stands in two columns: in one, it would leave the foot empty beside it.
const long = `.${column}:has(li:nth-child(7))`;
globalRule('components', long, {
  '@media': { [media.ipad]: { gridColumn: 'span 2' }, [media.window]: { gridColumn: 'auto' } },
});
globalRule('components', `${long} ul`, {
  columnGap: vars.space.wide,
  '@media': { [media.ipad]: { columnCount: 2 }, [media.window]: { columnCount: 'auto' } },
});
export const columnTitle = component({ ...type.label, marginBlockEnd: vars.space.near, color: vars.here.soft });

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minBlockSize: vars.size.touch,
  // A name of one line is as high as the target, one of two stands clear of the next.
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
  gap: vars.space.wide,
  color: vars.here.soft,
});
export const postal = component({ fontStyle: 'normal' });
export const socials = component({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.here.text,
  marginInlineStart: '-.75rem',
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
  gap: `${vars.space.normal} ${vars.space.far}`,
  paddingBlockStart: vars.space.wide,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  color: vars.here.soft,
  '@media': { [media.window]: { gridColumn: '1 / -1' } },
});

export const legal = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.wide}`,
});
export const region = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.close,
  minBlockSize: vars.size.touch,
  color: vars.here.text,
});
/** What needs JavaScript. */
export const scripted = component({ '@media': { [media.noScript]: { display: 'none' } } });

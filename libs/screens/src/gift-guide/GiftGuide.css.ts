import { media, screen, vars } from '@kinemorph/ui/theme';

/** The groups of a choice: side by side if there is enough space. */
export const columns = screen({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' } },
});
export const groupTitle = screen({ marginBlockEnd: vars.space.m });
export const robot = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const link = screen({
  display: 'inline-block',
  paddingBlock: vars.space.xs,
  fontWeight: vars.weight.firm,
  color: vars.here.text,
  textUnderlineOffset: '.3em',
});

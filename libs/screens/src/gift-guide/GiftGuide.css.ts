import { media, screen, type, vars } from '@kinemorph/ui/theme';

/** The groups of a choice: beside each other where there is room. */
export const columns = screen({
  display: 'grid',
  gap: vars.space.far,
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' } },
});
export const groupTitle = screen({ ...type.heading, marginBlockEnd: vars.space.normal });
export const robot = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.normal,
  paddingBlock: vars.space.close,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  fontVariantNumeric: 'tabular-nums',
});
export const link = screen({
  display: 'inline-block',
  paddingBlock: vars.space.close,
  fontWeight: vars.weight.firm,
  color: vars.here.text,
  textUnderlineOffset: '.3em',
});

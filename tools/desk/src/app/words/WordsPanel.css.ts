import { screen, vars } from '@kinemorph/ui/theme';

export const list = screen({ display: 'flex', flexDirection: 'column', maxBlockSize: '20rem', overflowY: 'auto' });
export const item = screen({
  display: 'grid',
  inlineSize: '100%',
  gap: '.15rem',
  paddingBlock: vars.space.close,
  textAlign: 'start',
  fontSize: vars.fontSize.small,
  color: vars.here.text,
  overflowWrap: 'anywhere',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  selectors: { '&:hover': { backgroundColor: vars.here.ground } },
});
export const text = screen({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const choice = screen({
  display: 'flex',
  gap: vars.space.close,
  alignItems: 'baseline',
  minBlockSize: vars.size.touch,
  fontSize: vars.fontSize.small,
});
export const choices = screen({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });

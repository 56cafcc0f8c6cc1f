import { screen, vars } from '@kinemorph/ui/theme';

export const list = screen({ display: 'flex', flexDirection: 'column', maxBlockSize: '20rem', overflowY: 'auto' });
export const item = screen({
  display: 'grid',
  inlineSize: '100%',
  gap: '.15rem',
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  fontSize: vars.fontSize.small,
  color: vars.here.text,
  overflowWrap: 'anywhere',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  selectors: { '&:hover': { backgroundColor: vars.here.ground } },
});
export const text = screen({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

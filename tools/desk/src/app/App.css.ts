import { grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

/** The grounds of the theme, by their classes. */
export const onInk = grounds.ink;
export const onPaper = grounds.paper;

/** Height of the sticky header. On small screens it takes several lines and is not sticky. */
export const app = screen({
  minBlockSize: '100svh',
  display: 'flex',
  flexDirection: 'column',
  vars: { '--desk-header': '0px' },
  '@media': { [media.window]: { vars: { '--desk-header': '3.25rem' } } },
});
export const header = screen({
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { [media.window]: { position: 'sticky' }, print: { display: 'none' } },
});
export const mark = screen({
  ...type.label,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
  paddingBlock: vars.space.m,
  whiteSpace: 'nowrap',
});
export const nav = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, marginInlineEnd: 'auto' });
export const link = screen({
  ...type.control,
  fontSize: vars.fontSize.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  textDecoration: 'none',
  color: vars.here.soft,
  borderBlockEnd: `${vars.stroke.focus} solid transparent`,
  borderBlockStart: `${vars.stroke.focus} solid transparent`,
  selectors: {
    '&:hover': { color: vars.here.text },
    '&[aria-current=page]': { color: vars.here.text, borderBlockEndColor: vars.action.ground },
  },
});
export const count = screen({
  minInlineSize: '1.5em',
  paddingInline: '.35em',
  textAlign: 'center',
  backgroundColor: vars.action.ground,
  color: vars.action.text,
});
export const scheme = screen({
  ...type.control,
  fontSize: vars.fontSize.small,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  color: vars.here.soft,
  selectors: { '&:hover': { color: vars.here.text } },
});
export const main = screen({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space.l,
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': { [media.mobile]: { padding: vars.space.m }, print: { padding: 0 } },
});
export const problem = screen({
  borderInlineStart: `${vars.stroke.focus} solid ${vars.here.danger}`,
  backgroundColor: vars.here.raised,
  padding: vars.space.m,
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre-wrap',
});
export const notice = screen({
  position: 'fixed',
  insetBlockEnd: vars.space.l,
  insetInlineEnd: vars.space.l,
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  maxInlineSize: 'min(40rem, calc(100vw - 2rem))',
  padding: vars.space.m,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  boxShadow: `0 8px 32px ${vars.shadow}`,
  fontSize: vars.fontSize.small,
  selectors: { '&:empty': { display: 'none' } },
});
export const title = screen({ ...type.heading });
export const soft = screen({ color: vars.here.soft, fontSize: vars.fontSize.small });
export const row = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const between = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
export const stack = screen({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 });
/** Keeps an element below the sticky header when it is scrolled into view. */
export const belowHeader = screen({ scrollMarginBlockStart: 'var(--desk-header)' });
export const diff = screen({
  margin: 0,
  padding: vars.space.s,
  maxBlockSize: '28rem',
  overflow: 'auto',
  backgroundColor: vars.here.raised,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.label,
  lineHeight: 1.6,
  whiteSpace: 'pre',
  tabSize: 2,
});
export const added = screen({ display: 'block', color: vars.here.success });
export const removed = screen({ display: 'block', color: vars.here.danger });
export const context = screen({ display: 'block', color: vars.here.soft });
export const small = screen({
  ...type.control,
  fontSize: vars.fontSize.small,
  minBlockSize: '2.25rem',
  minInlineSize: '2.25rem',
  paddingInline: vars.space.s,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.here.text },
    '&[aria-pressed=true], &[aria-current=true]': {
      backgroundColor: vars.here.text,
      color: vars.here.ground,
      borderColor: vars.here.text,
    },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': { print: { display: 'none' } },
});
export const chip = screen({
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.strong,
  minBlockSize: '1.75rem',
  paddingInline: vars.space.xs,
  border: `${vars.stroke.seam} solid transparent`,
  color: vars.here.text,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.here.soft },
    '&[aria-pressed=true]': { borderColor: vars.here.text, backgroundColor: vars.here.raised },
  },
});

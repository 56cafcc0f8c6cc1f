import { style } from '@vanilla-extract/css';
import { type, vars } from '@kinemorph/ui/theme';

const { here } = vars;

export const live = style({ border: `1px solid ${here.line}`, backgroundColor: here.ground });
/** Elements that are fixed to the window are fixed to the frame instead. */
export const shown = style({ contain: 'layout', minBlockSize: '8rem', padding: '1.5rem', overflow: 'auto' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  paddingInline: '1.5rem',
  borderBlock: `1px solid ${here.line}`,
  backgroundColor: here.raised,
});
export const label = style({ ...type.label, color: here.soft });
export const reset = style({
  minBlockSize: '2.75rem',
  paddingInline: '.75rem',
  fontSize: '.875rem',
  textDecoration: 'underline',
});
export const code = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '6rem',
  maxBlockSize: '32rem',
  padding: '1rem 1.5rem',
  border: 0,
  fieldSizing: 'content',
  resize: 'vertical',
  backgroundColor: here.ground,
  color: here.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.8125rem',
  lineHeight: 1.6,
  tabSize: 2,
  direction: 'ltr',
});
export const problem = style({
  margin: 0,
  padding: '.75rem 1.5rem',
  borderBlockStart: `3px solid ${here.danger}`,
  color: here.danger,
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
});

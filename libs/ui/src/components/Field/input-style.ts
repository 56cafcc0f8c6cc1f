import { vars } from '../../theme/vars.css.ts';

/** The style of the text box, shared by all components that have one. */
export const inputStyle = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.m,
  border: `${vars.stroke.seam} solid ${vars.field.edge}`,
  borderRadius: 0,
  backgroundColor: vars.field.ground,
  color: vars.field.text,
} as const;

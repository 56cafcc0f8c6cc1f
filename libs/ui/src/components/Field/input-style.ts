import { vars } from '../../theme/vars.css.ts';

/** The box that a visitor types in, for every component that has one. */
export const inputStyle = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.normal,
  border: `${vars.stroke.seam} solid ${vars.field.edge}`,
  borderRadius: 0,
  backgroundColor: vars.field.ground,
  color: vars.field.text,
} as const;

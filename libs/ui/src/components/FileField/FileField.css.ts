import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const picker = component({
  inlineSize: '100%',
  minInlineSize: 0,
  padding: vars.space.s,
  border: `${vars.stroke.seam} dashed ${vars.field.edge}`,
  backgroundColor: vars.field.ground,
  color: vars.field.text,
  cursor: 'pointer',
  '::file-selector-button': {
    ...type.control,
    minBlockSize: vars.size.touch,
    marginInlineEnd: vars.space.m,
    paddingInline: vars.space.m,
    border: `${vars.stroke.seam} solid currentColor`,
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.field.text },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    '&[aria-invalid=true]': { borderColor: vars.here.danger },
  },
});

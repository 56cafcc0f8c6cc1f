import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const price = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '.75rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const current = component({ ...type.heading, fontWeight: 700 });
export const was = component({ color: vars.here.soft, textDecorationThickness: '1.5px' });
export const note = component({ ...type.small, flexBasis: '100%', color: vars.here.soft });

import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: `${vars.space.s} ${vars.space.m}`,
  '@media': { print: { display: 'none' } },
});

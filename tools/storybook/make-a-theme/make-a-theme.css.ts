import { style, styleVariants } from '@vanilla-extract/css';
import { type Ground, grounds as standing, media, type, vars } from '@kinemorph/ui/theme';

export const groundNames: readonly Ground[] = ['ink', 'paper', 'fog'];

export const grounds = style({
  display: 'grid',
  border: `1px solid ${vars.here.line}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
const sample = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '.75rem',
  padding: '1.5rem',
});
export const on = styleVariants(standing, (ground) => [ground, sample]);
export const name = style(type.heading);
export const soft = style({ ...type.body, color: vars.here.soft });
export const problems = style({
  ...type.body,
  display: 'grid',
  gap: '.5rem',
  padding: '1rem 1.5rem',
  borderInlineStart: `3px solid ${vars.here.danger}`,
});

export { breakpoints, em, media } from './breakpoints.ts';
export { type Ground, grounds } from './grounds.css.ts';
export { globalRule, layers, screen } from './layers.css.ts';
export { column, columnEdge, cut } from './shapes.ts';
export { type } from './type.css.ts';
export { vars } from './vars.css.ts';

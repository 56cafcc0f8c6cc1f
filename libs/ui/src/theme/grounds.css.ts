import { variants } from './layers.css.ts';
import { vars } from './vars.css.ts';

const names = Object.keys(vars.here) as (keyof typeof vars.here)[];

function stand(on: typeof vars.ink | typeof vars.paper | typeof vars.fog) {
  return {
    vars: Object.fromEntries(names.map(name => [vars.here[name], on[name]])),
    backgroundColor: vars.here.ground,
    color: vars.here.text,
  };
}

/** Puts an element, and all that it holds, on a ground: colours inside follow by themselves. */
export const grounds = variants({ ink: stand(vars.ink), paper: stand(vars.paper), fog: stand(vars.fog) });

/** A ground's name. */
export type Ground = keyof typeof grounds;

import { assignVars } from '@vanilla-extract/css';
import { variants } from './layers.css.ts';
import { vars } from './vars.css.ts';

function stand(on: typeof vars.ink) {
  return { vars: assignVars(vars.here, on), backgroundColor: vars.here.ground, color: vars.here.text };
}

/** Puts an element, and all that it holds, on a ground: colours inside follow by themselves. */
export const grounds = variants({ ink: stand(vars.ink), paper: stand(vars.paper), fog: stand(vars.fog) });

/** A ground's name. */
export type Ground = keyof typeof grounds;

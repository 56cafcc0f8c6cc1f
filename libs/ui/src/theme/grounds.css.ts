import { variants } from './layers.css.ts';
import { printedGround } from './printed.ts';
import type { Ground } from './theme.ts';
import { vars } from './vars.css.ts';

export type { Ground } from './theme.ts';

const names = Object.keys(vars.here) as (keyof typeof vars.here)[];

function stand(on: Ground) {
  return {
    vars: {
      ...Object.fromEntries(names.map((name) => [vars.here[name], vars[on][name]])),
      [vars.scheme.here]: vars.scheme[on],
    },
    backgroundColor: vars.here.ground,
    color: vars.here.text,
    colorScheme: vars.scheme.here,
    '@media': { print: { vars: printedGround } },
  };
}

/** Puts an element, and all that it holds, on a ground: colours inside follow by themselves. */
export const grounds = variants({ ink: stand('ink'), paper: stand('paper'), fog: stand('fog') });

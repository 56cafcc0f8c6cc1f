import { style } from '@vanilla-extract/css';
import { component } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.normal });
export const room = component({ padding: vars.space.wide });

/** What is seen only with the focus, drawn as with it; in no layer, so that it wins over the component. */
export const seen = style({
  selectors: {
    '&&:not(:focus)': {
      position: 'static',
      display: 'inline-block',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: `${vars.space.near} 1.25rem`,
      clipPath: 'none',
    },
  },
});
/** A place as on a phone: narrow and tall. */
export const tall = component({ position: 'relative', inlineSize: '12rem', blockSize: '18rem' });
/** What must not wrap. */
export const unbroken = component({ whiteSpace: 'nowrap' });
/** The foot of a window, for what is fixed there. */
export const foot = component({ contain: 'layout', blockSize: '14rem', backgroundColor: vars.here.raised });

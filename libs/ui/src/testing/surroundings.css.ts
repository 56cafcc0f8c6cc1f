import { style } from '@vanilla-extract/css';
import { component } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m });
export const room = component({ padding: vars.space.l });

/** Shows elements that are visible only with focus. It is in no layer, so that it overrides the component's styles. */
export const seen = style({
  selectors: {
    '&&:not(:focus)': {
      position: 'static',
      display: 'inline-block',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: `${vars.space.s} 1.25rem`,
      clipPath: 'none',
    },
  },
});
/** An area with the shape of a phone: narrow and tall. */
export const tall = component({ position: 'relative', inlineSize: '12rem', blockSize: '18rem' });
/** Text that must not wrap. */
export const unbroken = component({ whiteSpace: 'nowrap' });
/** The end of a window, for bars that are fixed there. */
export const foot = component({ contain: 'layout', blockSize: '14rem', backgroundColor: vars.here.raised });

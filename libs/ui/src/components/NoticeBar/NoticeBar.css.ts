import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

// Over the foot of the page: it comes after the first paint, and must not push the page about.
export const bar = component({ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 30, borderBlockStart: `1px solid ${vars.here.line}`, '@media': { print: { display: 'none' } } });
export const inner = component({ ...column, display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: '.5rem 1rem', paddingBlock: '.75rem', '@media': { [media.ipad]: { gridTemplateColumns: '1fr auto auto' } } });
export const text = component({ '@media': { [media.mobile]: { gridRow: 1 } } });
export const dismiss = component({ display: 'grid', placeItems: 'center', inlineSize: '2.75rem', blockSize: '2.75rem', ':hover': { color: vars.here.accent }, '@media': { [media.mobile]: { gridRow: 1 } } });

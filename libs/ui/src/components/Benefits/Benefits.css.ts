import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Panels that share their seams: two per row on phones, all in one row on wider screens.
export const benefits = component({
  display: 'grid',
  gap: '1px',
  padding: '1px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const benefit = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: 'clamp(1rem, 2vw, 2rem)',
  backgroundColor: vars.here.raised,
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  selectors: { '&:last-child:nth-child(odd)': { '@media': { [media.mobile]: { gridColumn: 'span 2' } } } },
  '@media': {
    [media.window]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      gap: '1.25rem',
    },
  },
});

export const mark = component({
  ...cut(vars.cut.medium),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  backgroundColor: vars.here.text,
  color: vars.here.ground,
  fontSize: '1.25rem',
});

export const words = component({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, inlineSize: '100%' });
export const label = component({ ...type.control, lineHeight: vars.leading.heading, hyphens: 'auto' });
export const text = component({ ...type.small, color: vars.here.soft });

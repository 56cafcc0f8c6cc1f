import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = component({
  display: 'grid',
  gap: 'clamp(1rem, 1.6vw, 1.5rem)',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fit, minmax(19rem, 1fr))' } },
});

export const card = component({
  ...cut(vars.card.cut),
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  border: `1px solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  // A single card is horizontal: the picture beside the text.
  selectors: {
    '&:only-child': {
      '@media': {
        [media.ipad]: {
          gridTemplateRows: 'auto',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
        },
      },
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const image = component({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  padding: vars.space.l,
  objectFit: 'contain',
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  backgroundColor: vars.here.ground,
  backgroundImage: `radial-gradient(60% 70% at 50% 60%, ${vars.here.glow}, transparent)`,
  selectors: { [`${card}:only-child &`]: { '@media': { [media.ipad]: { aspectRatio: '4 / 3' } } } },
});

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.s,
  padding: 'clamp(1.5rem, 2.4vw, 2.5rem)',
});
export const title = component({ ...type.heading, whiteSpace: 'pre-line' });
export const content = component({ color: vars.here.soft, whiteSpace: 'pre-line' });
export const link = component({ marginBlockStart: vars.space.s });

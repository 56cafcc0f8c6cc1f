import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(100svh - ${vars.size.header})`,
  paddingBlock: 'clamp(2rem, 5vw, 5rem)',
  overflow: 'hidden',
  backgroundImage: `radial-gradient(60% 60% at 50% 30%, ${vars.here.glow}, transparent)`,
});

// A numeral in two halves that have slipped along their seam; the light shows between them.
export const code = component({
  position: 'relative',
  justifySelf: 'center',
  fontSize: 'clamp(7rem, 30vw, 30rem)',
  fontWeight: 850,
  fontStretch: '125%',
  letterSpacing: '-.03em',
  lineHeight: 0.9,
  userSelect: 'none',
  backgroundImage: `linear-gradient(${vars.light.ground}, ${vars.light.ground})`,
  backgroundSize: '100% 2px',
  backgroundPosition: 'center 51%',
  backgroundRepeat: 'no-repeat',
  '::before': {
    content: 'attr(data-code)',
    display: 'block',
    clipPath: 'inset(0 -1em 50%)',
    translate: '-.05em -.03em',
  },
  '::after': {
    content: 'attr(data-code)',
    position: 'absolute',
    inset: 0,
    clipPath: 'inset(50% -1em 0)',
    translate: '.05em .03em',
  },
});

export const copy = component({
  ...column,
  position: 'relative',
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  justifyContent: 'center',
  marginBlockStart: vars.space.xl,
  textAlign: 'center',
});
export const title = component({ ...type.title, whiteSpace: 'pre-line' });
// On a phone, below each other and of one width.
export const ways = component({
  marginBlockStart: vars.space.m,
  '@media': {
    [media.mobile]: {
      inlineSize: 'min(100%, 32rem)',
      selectors: { '&&': { display: 'grid', justifyContent: 'stretch' } },
    },
  },
});
export const text = component({ ...type.lead, maxInlineSize: '38rem', textWrap: 'balance', color: vars.here.soft });

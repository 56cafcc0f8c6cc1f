import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column, cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { current } from '../Price/Price.css.ts';

export const panel = component({
  overflow: 'clip',
  backgroundImage: `radial-gradient(50% 80% at 78% 40%, ${vars.here.glow}, transparent)`,
  selectors: {
    '[dir=rtl] &': { backgroundImage: `radial-gradient(50% 80% at 22% 40%, ${vars.here.glow}, transparent)` },
  },
});

export const inner = component({ ...column, display: 'grid', gap: vars.space.xl, paddingBlock: vars.space.band });

export const top = component({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.window]: { gap: vars.space.xxl } },
});

export const pictured = component({
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
});

export const copy = component({ display: 'grid', justifyItems: 'start', gap: vars.space.m });
export const title = component({ ...type.title, whiteSpace: 'pre-line' });
export const text = component({ ...type.lead, maxInlineSize: '36rem' });

export const time = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '2rem',
    blockSize: vars.stroke.focus,
    backgroundColor: vars.action.ground,
  },
});

// The price is the most prominent part.
export const offer = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  marginBlockStart: vars.space.xs,
});
globalRule('components', `.${offer} .${current}`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)' });

export const status = component({
  ...type.control,
  ...cut(vars.cut.medium),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.large,
  paddingInline: vars.space.xl,
  border: `${vars.stroke.edge} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  color: vars.here.soft,
});

export const tips = component({
  display: 'grid',
  gap: vars.space.xxs,
  maxInlineSize: '36rem',
  ...type.small,
  color: vars.here.soft,
});

export const stage = component({
  position: 'relative',
  aspectRatio: '4 / 3',
  '@media': { [media.ipad]: { aspectRatio: '1' } },
});
export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

// The terms of the order, below the product like the plate on a machine.
export const notice = component({
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  paddingBlockStart: vars.space.l,
});
export const noticeTitle = component({ ...type.heading, marginBlockEnd: vars.space.l });
export const facts = component({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
/** In complete rows. */
export const four = component({
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const fact = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.stroke.focus} solid ${vars.here.line}`,
});
export const label = component({ ...type.small, color: vars.here.soft });
export const value = component({ fontWeight: vars.weight.note, fontVariantNumeric: 'tabular-nums lining-nums' });

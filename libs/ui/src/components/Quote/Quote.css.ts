import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({
  display: 'grid',
  gap: `${vars.space.xxl} 0`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

export const quote = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  paddingInline: 'clamp(1.25rem, 2vw, 2rem)',
  borderInlineStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  '::before': { content: '', inlineSize: '2rem', blockSize: vars.stroke.focus, backgroundColor: vars.action.ground },
});

export const comment = component({
  fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.5rem)',
  fontWeight: 480,
  lineHeight: 1.4,
});
export const who = component({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: 'auto',
  fontWeight: vars.weight.firm,
});
export const mark = component({
  ...cut(vars.cut.small),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.xxs,
  backgroundColor: vars.here.text,
  color: vars.here.ground,
  fontSize: '1.125rem',
  fontStretch: '125%',
  fontWeight: vars.weight.title,
});

import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({ display: 'grid', gap: '3rem 0', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' });

export const quote = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '2rem',
  paddingInline: 'clamp(1.25rem, 2vw, 2rem)',
  borderInlineStart: `1px solid ${vars.here.line}`,
  '::before': { content: '', inlineSize: '2rem', blockSize: '3px', backgroundColor: vars.action.ground },
});

export const comment = component({ fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.5rem)', fontWeight: 480, lineHeight: 1.4 });
export const who = component({ ...type.small, display: 'flex', alignItems: 'center', gap: '.75rem', marginBlockStart: 'auto', fontWeight: 600 });
export const mark = component({
  ...cut('.5rem'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  backgroundColor: vars.here.text,
  color: vars.here.ground,
  fontStretch: '125%',
  fontWeight: 750,
});

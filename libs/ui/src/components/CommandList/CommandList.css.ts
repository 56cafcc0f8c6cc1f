import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { inputStyle } from '../Field/input-style.ts';

export const groups = component({ display: 'grid', gap: vars.space.xl });
export const title = component({ ...type.label, marginBlockEnd: vars.space.s, color: vars.here.soft });

// Panels separated by seams, in as many columns as fit.
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space.l,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});

export const command = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.large,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const wave = component({
  inlineSize: '1.5rem',
  blockSize: '1rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  color: vars.here.accent,
});

// The quotation marks are those of the page's language.
export const phrase = component({
  fontWeight: vars.weight.firm,
  // Browsers quote French without the spaces that it has inside the quotation marks.
  selectors: { ':lang(fr) &': { quotes: '"«\u00a0" "\u00a0»"' } },
  '::before': { color: vars.here.soft },
  '::after': { color: vars.here.soft },
});
export const effect = component({ ...type.small, display: 'block', color: vars.here.soft });

// The search field is above the list. In a dialog, which is centred, it keeps its position while the list gets shorter.
export const searched = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  selectors: { '[role=dialog] &': { minBlockSize: 'min(40rem, 64svh)' } },
});
export const bar = component({
  display: 'grid',
  gap: `.375rem ${vars.space.l}`,
  alignItems: 'center',
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'minmax(0, 28rem) auto' },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const label = component({ ...type.small, gridColumn: '1 / -1', fontWeight: vars.weight.firm });
export const input = component(inputStyle);
export const found = component({ ...type.small, color: vars.here.soft });

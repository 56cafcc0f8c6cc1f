import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const countdown = component({ display: 'grid', gap: vars.space.m, justifyItems: 'inherit' });

export const sizes = variants({
  // Has the same height when it has ended, so that nothing shifts.
  large: {
    alignContent: 'center',
    minBlockSize: 'calc(1.3em + 3.25rem)',
    fontSize: 'clamp(1.75rem, .7rem + 4.2vw, 4.75rem)',
  },
  compact: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.375rem .75rem', fontSize: '1.125rem' },
});

export const title = component({
  ...type.label,
  color: vars.here.soft,
  selectors: { [`${sizes.compact} > &`]: { fontSize: '.8125rem', letterSpacing: '.04em', color: 'inherit' } },
});

export const units = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  gap: '.3em',
  selectors: { [`${sizes.compact} > &`]: { display: 'flex', flexWrap: 'wrap', gap: '0 .5em' } },
});

export const unit = component({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xs,
  selectors: { [`${sizes.compact} &`]: { display: 'flex', alignItems: 'baseline', gap: '.25em' } },
});

export const unitLabel = component({
  ...type.label,
  maxInlineSize: '100%',
  color: vars.here.soft,
  letterSpacing: '.04em',
  hyphens: 'auto',
  selectors: {
    [`${sizes.compact} &`]: { color: 'inherit', fontWeight: 500, fontStretch: '100%', whiteSpace: 'nowrap' },
  },
});

/** Parts that are hidden without scripting, since only a script updates them; the date replaces them. */
export const ticking = component({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The date as text: visible only without scripting. */
export const date = component({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.heading,
  '@media': {
    '(scripting: none)': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
  selectors: { [`${sizes.compact} > &`]: { fontSize: 'inherit' } },
});

export const ended = component({ ...type.title, selectors: { [`${sizes.compact} > &`]: { fontSize: 'inherit' } } });

import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { column as pageColumn } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const footer = component({ paddingBlock: 'clamp(3rem, 6vw, 6rem) 2rem', borderBlockStart: `1px solid ${vars.here.line}` });
export const inner = component({ ...pageColumn, display: 'grid', gap: 'clamp(2rem, 4vw, 4rem)', '@media': { [media.window]: { gridTemplateColumns: '3fr 1fr' } } });
export const columns = component({ display: 'grid', gap: '2.5rem 1.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))', '@media': { print: { display: 'none' } } });
export const column = component({ minInlineSize: 0 });
export const columnTitle = component({ ...type.label, marginBlockEnd: '.75rem', color: vars.here.soft });

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  minBlockSize: '2.25rem',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.35em' },
});

export const address = component({ ...type.small, display: 'grid', alignContent: 'start', gap: '1.5rem', color: vars.here.soft });
export const postal = component({ fontStyle: 'normal' });
export const socials = component({ display: 'flex', flexWrap: 'wrap', color: vars.here.text, marginInlineStart: '-.75rem' });
export const social = component({ display: 'grid', placeItems: 'center', inlineSize: '2.75rem', blockSize: '2.75rem', ':hover': { color: vars.here.accent } });

export const rights = component({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${vars.here.line}`,
  color: vars.here.soft,
  '@media': { [media.window]: { gridColumn: '1 / -1' } },
});

export const legal = component({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' });
export const region = component({ display: 'inline-flex', alignItems: 'center', gap: '.5rem', minBlockSize: '2.25rem', color: vars.here.text });

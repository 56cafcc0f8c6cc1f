import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Cards on small screens, a table from the tablet on.
export const table = component({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.ipad]: { display: 'table' }, print: { display: 'table' } },
});

export const caption = component({
  ...type.heading,
  display: 'block',
  paddingBlockEnd: '1rem',
  textAlign: 'start',
  '@media': { [media.ipad]: { display: 'table-caption' } },
});
export const silent = component({ paddingBlockEnd: 0 });

// Visually hidden on small screens, where each value is shown with its label.
export const head = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.ipad]: {
      position: 'static',
      display: 'table-header-group',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
    print: { position: 'static', display: 'table-header-group', clipPath: 'none' },
  },
});

export const heading = component({
  ...type.label,
  padding: '.75rem 1rem',
  color: vars.here.soft,
  borderBlockEnd: `2px solid ${vars.here.text}`,
});
export const aligned = variants({
  start: { textAlign: 'start' },
  end: { '@media': { [media.ipad]: { textAlign: 'end' } } },
});

export const body = component({
  display: 'block',
  '@media': { [media.ipad]: { display: 'table-row-group' }, print: { display: 'table-row-group' } },
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  paddingBlock: '1.25rem',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  selectors: { '&:first-child': { borderBlockStart: `2px solid ${vars.here.text}` } },
  '@media': {
    [media.ipad]: {
      display: 'table-row',
      transition: `background-color ${vars.time.short} ${vars.ease}`,
      selectors: { '&:first-child': { borderBlockStart: 0 }, '&:hover': { backgroundColor: vars.here.raised } },
    },
    print: { display: 'table-row', breakInside: 'avoid' },
  },
});

export const cell = component({
  display: 'grid',
  // All values of a card are aligned to one edge, including numbers.
  gridTemplateColumns: 'minmax(min-content, 36%) minmax(0, 1fr)',
  gap: '1rem',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  '@media': {
    // A column is at least as wide as its longest word: a date does not wrap.
    [media.ipad]: { display: 'table-cell', padding: '1rem', verticalAlign: 'middle', overflowWrap: 'break-word' },
    print: { display: 'table-cell', padding: '.5rem' },
  },
});

export const rowHead = component({ gridTemplateColumns: 'minmax(0, 1fr)', fontWeight: 650, fontSize: '1.0625rem' });
export const acting = component({
  paddingBlockStart: '.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.ipad]: { paddingBlock: '.5rem' }, print: { display: 'none' } },
});
export const label = component({
  // As wide as its longest word, although tables may otherwise break words anywhere.
  minInlineSize: 'min-content',
  overflowWrap: 'break-word',
  color: vars.here.soft,
  '@media': { [media.ipad]: { display: 'none' }, print: { display: 'none' } },
});
export const empty = component({
  paddingBlock: '2.5rem',
  color: vars.here.soft,
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  textAlign: 'center',
});

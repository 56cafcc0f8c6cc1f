import { cut, globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

const line = `${vars.stroke.seam} solid ${vars.here.line}`;

export const figure = screen({ ...cut(vars.cut.medium), overflow: 'hidden', backgroundColor: vars.here.raised });
export const figureImage = screen({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const card = screen({ position: 'relative' });
export const cardImage = screen({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  // Heroes have their robot on the right, some to the edge.
  objectPosition: '92% 50%',
});
/** The whole card is a link. */
export const cardLink = screen({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
globalRule('screens', `.${card} h3`, { fontSize: '1.1875rem', lineHeight: 1.25 });

export const events = screen({ display: 'grid', borderBlockStart: line });
export const event = screen({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  '@media': { [media.ipad]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});
export const eventTime = screen({
  ...type.label,
  color: vars.here.accent,
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: '.3em',
});
export const eventName = screen({ fontWeight: vars.weight.strong });

export const releases = screen({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr 1fr' } },
});
export const release = screen({
  ...cut(vars.cut.medium),
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.l,
  border: line,
  backgroundColor: vars.here.raised,
});
export const releaseName = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
});
export const facts = screen({ ...type.small, display: 'grid', gap: vars.space.xxs });
export const fact = screen({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m });
export const factName = screen({ color: vars.here.soft });
export const factValue = screen({ textAlign: 'end' });

export const files = screen({ display: 'grid', borderBlockStart: line });
export const file = screen({ paddingBlock: vars.space.s, borderBlockEnd: line });

/** The article breaks long words if necessary; in a table that would break every word first. */
export const table = screen({});
globalRule('screens', `.${table} :is(td, th)`, {
  overflowWrap: 'break-word',
  '@media': { [media.tight]: { overflowWrap: 'anywhere' } },
});
export const tableFile = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  color: 'inherit',
  textUnderlineOffset: '.2em',
});

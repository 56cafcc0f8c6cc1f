import { globalStyle, style } from '@vanilla-extract/css';
import { media, screen, vars } from '@kinemorph/ui/theme';

export const board = screen({
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: 0,
  touchAction: 'pan-y',
  userSelect: 'none',
  // In print it is a table, so that its header, the axis, is repeated on every page.
  '@media': {
    print: {
      display: 'table',
      tableLayout: 'fixed',
      inlineSize: '100%',
      borderCollapse: 'collapse',
      // Chromium would leave the first page empty.
      breakBefore: 'avoid',
    },
  },
});
const columns = {
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr)',
  '@media': { [media.mobile]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
} as const;
export const axis = screen({
  ...columns,
  position: 'sticky',
  insetBlockStart: 'var(--desk-header)',
  zIndex: vars.layer.raised,
  backgroundColor: vars.here.ground,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': {
    ...columns['@media'],
    print: { display: 'table-header-group', position: 'static', breakInside: 'avoid' },
  },
});
export const row = screen({
  ...columns,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  contentVisibility: 'auto',
  '@media': {
    ...columns['@media'],
    print: { display: 'table-row', contentVisibility: 'visible', breakInside: 'avoid' },
  },
});
export const head = screen({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderInlineEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  minInlineSize: 0,
  '@media': { print: { display: 'table-cell', verticalAlign: 'top', inlineSize: '8rem' } },
});
export const track = screen({ minInlineSize: 0, '@media': { print: { display: 'table-cell' } } });
/** The name of a tall row remains visible. */
export const name = screen({
  position: 'sticky',
  insetBlockStart: 'calc(var(--desk-header) + 3.5rem)',
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.heading,
});
export const local = screen({
  display: 'block',
  fontWeight: 400,
  fontSize: vars.fontSize.label,
  color: vars.here.soft,
  fontVariantNumeric: 'tabular-nums',
});
export const canvas = style({
  display: 'block',
  cursor: 'grab',
  overflow: 'hidden',
  maxInlineSize: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  // Paper is narrower than the window that the rows were drawn for.
  '@media': { print: { inlineSize: '100%', blockSize: 'auto' } },
});
export const tick = style({ stroke: vars.here.line, strokeWidth: 1 });
export const majorTick = style({ stroke: vars.here.soft, strokeWidth: 1, opacity: 0.5 });
export const tickText = style({ fill: vars.here.soft, fontSize: '12px' });
export const majorText = style({ fill: vars.here.text, fontSize: '12px', fontWeight: 650 });
export const nowLine = style({ stroke: vars.here.success, strokeWidth: 2, strokeDasharray: '4 3' });
export const nowText = style({ fill: vars.here.success, fontSize: '11px', fontWeight: 650 });
export const chosenLine = style({ stroke: vars.here.accent, strokeWidth: 2 });
export const chosenText = style({ fill: vars.here.accent, fontSize: '11px', fontWeight: 650 });
export const bar = style({ cursor: 'pointer' });
export const handle = style({ fill: 'transparent', cursor: 'ew-resize' });
export const mark = style({ fill: vars.here.danger, stroke: vars.here.ground, strokeWidth: 1.5 });
export const outside = style({ fill: vars.here.text, fontSize: '12px', pointerEvents: 'none' });
const text = style({ fontSize: '12px', fontWeight: 550, pointerEvents: 'none' });
const body = style({ strokeWidth: 1 });

const soft = (color: string) => `color-mix(in srgb, ${color} 22%, ${vars.here.ground})`;
const looks = {
  campaign: [vars.action.ground, vars.action.ground, vars.action.text],
  preOrder: [vars.light.ground, vars.light.ground, vars.light.text],
  price: [vars.here.text, vars.here.text, vars.here.ground],
  tile: [vars.here.raised, vars.here.soft, vars.here.text],
  menu: [vars.here.raised, vars.here.soft, vars.here.text],
  banner: [vars.here.raised, vars.here.soft, vars.here.text],
  page: [vars.here.raised, vars.here.soft, vars.here.text],
  reviews: [vars.here.raised, vars.here.soft, vars.here.text],
  stock: [soft(vars.here.danger), vars.here.danger, vars.here.text],
  shipping: [soft(vars.here.success), vars.here.success, vars.here.text],
} as const;
type Kind = keyof typeof looks;

// On paper the theme has no colours of actions.
const paper = (kind: Kind) =>
  kind === 'campaign' || kind === 'preOrder'
    ? { ground: soft(vars.here.text), line: vars.here.text, text: vars.here.text }
    : { ground: looks[kind][0], line: looks[kind][1], text: looks[kind][2] };

const each = <Value>(make: (kind: Kind) => Value) =>
  Object.fromEntries((Object.keys(looks) as Kind[]).map((kind) => [kind, make(kind)])) as Record<Kind, Value>;
export const bodies = each((kind) =>
  style([
    body,
    {
      fill: looks[kind][0],
      stroke: looks[kind][1],
      '@media': { print: { fill: paper(kind).ground, stroke: paper(kind).line } },
    },
  ]),
);
export const texts = each((kind) =>
  style([text, { fill: looks[kind][2], '@media': { print: { fill: paper(kind).text } } }]),
);
/** A square beside the name of a kind. */
export const swatches = each((kind) =>
  style({
    display: 'inline-block',
    inlineSize: '.75rem',
    blockSize: '.75rem',
    backgroundColor: looks[kind][0],
    border: `1px solid ${looks[kind][1]}`,
    printColorAdjust: 'exact',
    '@media': { print: { backgroundColor: paper(kind).ground, borderColor: paper(kind).line } },
  }),
);

export const chosen = style({});
globalStyle(`${chosen} rect:first-of-type, ${chosen} path:first-of-type`, { stroke: vars.here.focus, strokeWidth: 3 });
globalStyle(`${bar}:focus-visible`, { outline: 'none' });
globalStyle(`${bar}:focus-visible rect:first-of-type, ${bar}:focus-visible path:first-of-type`, {
  stroke: vars.here.focus,
  strokeWidth: 3,
});

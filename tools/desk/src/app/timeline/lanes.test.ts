import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kinds, type Bar } from '../../api.ts';
import { filtered } from './filter.ts';
import { grouped, inLanes, type DrawnBar } from './lanes.ts';
import { extentOf, placeLabel, type SeenBar } from './place-label.ts';
import { upcoming } from './next.ts';
import { firstRange, zoomed } from './range.ts';
import { labelWidth } from './scale.ts';
import { snapped } from './snap.ts';

const anyBar = fc.record({
  kind: fc.constantFrom(...kinds),
  opens: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  length: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
  name: fc.string({ maxLength: 20 }),
});
const anyBars = fc.array(anyBar, { maxLength: 40 }).map((all) =>
  all.map(({ kind, opens, length, name }, index): Bar => {
    const closes = length === undefined ? undefined : (opens ?? 0) + length;
    return {
      id: `b${index}`,
      region: 'uk',
      kind,
      name,
      zone: 'Europe/London',
      movable: [],
      ...(opens !== undefined && { opens }),
      ...(closes !== undefined && { closes }),
    };
  }),
);

const rowWidth = 300;
const seenOf = ({
  opens,
  closes,
}: {
  readonly opens?: number | undefined;
  readonly closes?: number | undefined;
}): SeenBar => ({
  start: opens ?? -Infinity,
  end: closes ?? Infinity,
  isMoment: opens !== undefined && opens === closes,
});

it('draws every bar once, and no bars or labels overlap in a lane', () => {
  fc.assert(
    fc.property(anyBars, (bars) => {
      const extent = (one: Omit<DrawnBar, 'lane'>) => {
        const seen = seenOf(one);
        return extentOf(seen, placeLabel(one.label, seen, rowWidth));
      };
      const { drawn, lanes } = inLanes(grouped(bars), extent);
      expect(drawn.flatMap((one) => one.bars.map(({ id }) => id)).sort()).toEqual(bars.map(({ id }) => id).sort());
      for (let lane = 0; lane < lanes; lane++) {
        const own = drawn.filter((one) => one.lane === lane).map(extent);
        own.slice(1).forEach(([from], index) => expect(from).toBeGreaterThanOrEqual(own[index]?.[1] ?? Infinity));
      }
    }),
  );
});

it('keeps labels within the row: inside, before or after their bar, shortened if necessary', () => {
  fc.assert(
    fc.property(anyBars, (bars) => {
      for (const bar of bars) {
        const seen = seenOf(bar);
        if (seen.end < 0 || seen.start > rowWidth) continue;
        const placed = placeLabel(bar.name, seen, rowWidth);
        const [from, to] = extentOf(seen, placed);
        if (placed.text !== '' && placed.side === 'after') expect(to).toBeLessThanOrEqual(rowWidth);
        if (placed.text !== '' && placed.side === 'before') expect(from).toBeGreaterThanOrEqual(0);
        if (placed.text !== '' && placed.side === 'inside')
          expect(labelWidth(placed.text)).toBeLessThanOrEqual(Math.min(seen.end, rowWidth) - Math.max(seen.start, 0));
      }
    }),
  );
});

it('puts the label before a bar at the right side, and shortens it to whole words', () => {
  const last = { start: 270, end: 290, isMoment: false };
  expect(placeLabel('Banner · New Year', last, rowWidth)).toEqual({ side: 'before', text: 'Banner · New Year' });
  expect(placeLabel('Banner · New Year', { ...last, start: 100, end: 110 }, 200)).toEqual({
    side: 'before',
    text: 'Banner…',
  });
});

it('shows prices with the same window as one bar', () => {
  const price = (id: string, closes: number): Bar => ({
    id,
    region: 'uk',
    kind: 'price',
    name: id,
    campaign: 'Black Friday 2024',
    zone: 'UTC',
    movable: [],
    opens: 1,
    closes,
  });
  expect(grouped([price('a', 5), price('b', 5), price('c', 6)]).map(({ label }) => label)).toEqual([
    '2 prices · Black Friday 2024',
    'c',
  ]);
});

it('lists the instants after a given one at which bars begin or end, each once', () => {
  fc.assert(
    fc.property(anyBars, fc.integer({ min: 0, max: 1500 }), (bars, after) => {
      const list = upcoming(bars, after);
      expect(list.map(({ at }) => at)).toEqual([...new Set(list.map(({ at }) => at))].sort((a, b) => a - b));
      for (const { at } of list) expect(at).toBeGreaterThan(after);
      const all = new Set(
        bars.flatMap(({ opens, closes }) => [opens, closes]).filter((moment) => moment !== undefined && moment > after),
      );
      expect(new Set(list.map(({ at }) => at))).toEqual(all);
    }),
  );
});

it('keeps the instant under the pointer in place while zooming', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.integer({ min: 1e9, max: 1e11 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (from, span, share, factor) => {
        const range = zoomed({ from, to: from + span }, factor, from + span * share);
        expect((from + span * share - range.from) / (range.to - range.from)).toBeCloseTo(share, 3);
      },
    ),
  );
});

it('shows the end of the last bar in the first view if all bars are past', () => {
  const bar: Bar = {
    id: 'x',
    region: 'uk',
    kind: 'campaign',
    name: 'x',
    zone: 'UTC',
    movable: [],
    opens: Date.UTC(2024, 10, 1),
    closes: Date.UTC(2024, 11, 1),
  };
  const range = firstRange([bar], Date.UTC(2026, 10, 1));
  expect(range.from < Date.UTC(2024, 11, 1) && range.to > Date.UTC(2024, 11, 1)).toBe(true);
});

it('snaps an end to local midnight, also on a day when the clocks change', () => {
  expect(snapped(Date.UTC(2025, 2, 30, 7), 24 * 3_600_000, 'Europe/London')).toBe(Date.UTC(2025, 2, 30));
  expect(snapped(Date.UTC(2025, 2, 30, 20), 24 * 3_600_000, 'Europe/London')).toBe(Date.UTC(2025, 2, 30, 23));
});

it('filters by region, kind, campaign and product', () => {
  const bars: readonly Bar[] = [
    { id: 'a', region: 'uk', kind: 'price', name: 'a', campaign: 'C', product: 'aiBase', zone: 'UTC', movable: [] },
    { id: 'b', region: 'us', kind: 'tile', name: 'b', zone: 'UTC', movable: [] },
  ];
  const ids = (more: Partial<Parameters<typeof filtered>[1]>) =>
    filtered(bars, { regions: [], kinds: [], campaign: null, product: null, ...more }).map(({ id }) => id);
  expect([
    ids({}),
    ids({ regions: ['us'] }),
    ids({ kinds: ['price'] }),
    ids({ campaign: 'C' }),
    ids({ product: 'aiBase' }),
  ]).toEqual([['a', 'b'], ['b'], ['a'], ['a'], ['a']]);
});

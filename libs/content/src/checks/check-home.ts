import * as v from 'valibot';
import type { Home, HomeTile } from '../home/home.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import { fileOf } from './files.ts';
import type { Report } from './problem.ts';
import { homeTileSchema, targetSchema } from './schema.ts';

/** Reports a target that leads nowhere in the checked region. */
export type Linked = (file: string, field: string, target: Target) => void;

/** Checks the links and windows of a home; a mistake in one tile hides none in another. */
export function checkHome(id: RegionId, home: Home, linked: Linked, report: Report): void {
  const file = fileOf.home(id);
  const list = <Item>(items: readonly Item[]) => (Array.isArray(items) ? items : []) as readonly Item[];
  for (const [part, tiles] of [
    ['hero', list(home.hero)],
    ['tiles', list(home.tiles)],
  ] as const) {
    tiles.forEach((tile, index) => {
      if (!v.is(homeTileSchema, tile)) return;
      const field = `${part}[${index}]`;
      if (tile.product) linked(file, `${field}.product`, { product: tile.product });
      if (tile.to) linked(file, `${field}.to`, tile.to);
      if (tile.stages && !(id in tile.stages.timeline.regions))
        report(file, `${field}.stages`, id, `a timeline of ${id}: the tile would never show`);
      const before = tiles[index - 1];
      if (before) checkHandover(file, field, before, tile, report);
    });
  }
  list(home.robots ?? []).forEach(({ product }, index) => {
    linked(file, `robots[${index}].product`, { product });
  });
  list(home.guides ?? []).forEach(({ to }, index) => {
    if (v.is(targetSchema, to)) linked(file, `guides[${index}].to`, to);
  });
  list(home.ecosystem).forEach(({ to }, index) => {
    if (v.is(targetSchema, to)) linked(file, `ecosystem[${index}].to`, to);
  });
  list(home.desk?.entries ?? []).forEach(({ to }, index) => {
    if (v.is(targetSchema, to)) linked(file, `desk.entries[${index}].to`, to);
  });
  if (v.is(targetSchema, home.retail)) linked(file, 'retail', home.retail);
}

/**
 * Reports a gap or an overlap between two neighbours if the first only ends and the second only starts: one replaces
 * the other, so exactly one must be visible.
 */
function checkHandover(file: string, field: string, before: HomeTile, tile: HomeTile, report: Report): void {
  const closes = before.window?.opens === undefined ? before.window?.closes : undefined;
  const opens = tile.window?.closes === undefined ? tile.window?.opens : undefined;
  if (closes === undefined || opens === undefined || closes === opens) return;
  const what = opens > closes ? 'between them there is neither' : 'until then both are seen';
  report(
    file,
    `${field}.window.opens`,
    opens,
    `${new Date(closes).toISOString()}, when ${before.key} before it closes: ${what}`,
    'let one close where the other opens',
  );
}

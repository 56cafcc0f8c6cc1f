import type { PageRecord, RegionId, ScreenId } from '@kinemorph/content';
import type { Instant, Window } from '@kinemorph/content/time';

/** A page in the table: generated from its record, found by its path below the region. */
export interface Route {
  /** Generated from the path: `where-to-buy/hongkong-macao` is `where-to-buy-hongkong-macao`. */
  readonly name: string;
  readonly path: string;
  readonly component?: ScreenId;
  readonly redirect?: string;
  readonly regions: readonly RegionId[];
  readonly window: Readonly<Partial<Record<RegionId, Window>>>;
  readonly personal?: PageRecord['personal'];
}

export type RouteTable = ReadonlyMap<string, Route>;

/** A mistake in the site map; the message names the record. */
export class RouteRecordError extends Error {
  override name = 'RouteRecordError';
}

/** Turns the site map into a look-up by path. Throws on an empty record and on a duplicate name. */
export function buildRouteTable(records: readonly PageRecord[]): RouteTable {
  const table = new Map<string, Route>();
  const names = new Map<string, string>();
  const add = (record: PageRecord, parent: string) => {
    const path = [parent, record.path].filter(Boolean).join('/');
    if (!record.component && record.redirect === undefined && !record.children?.length) {
      throw new RouteRecordError(`route record "${path}" needs a component, a redirect or children`);
    }
    if (record.component || record.redirect !== undefined) {
      const name = path === '' ? 'home' : path.replaceAll('/', '-');
      const other = names.get(name);
      if (other !== undefined) {
        throw new RouteRecordError(
          `route record "${path}" gets the name "${name}", which "${other}" already has: change one of the paths`,
        );
      }
      names.set(name, path);
      table.set(path, {
        name,
        path,
        regions: record.regions,
        window: record.window ?? {},
        ...(record.component && { component: record.component }),
        ...(record.redirect !== undefined && { redirect: record.redirect }),
        ...(record.personal && { personal: record.personal }),
      });
    }
    for (const child of record.children ?? []) add(child, path);
  };
  for (const record of records) add(record, '');
  return table;
}

/** Returns the instant at which the next page of a table opens or closes; undefined if none will. */
export function nextWindowChange(table: RouteTable, now: Instant): Instant | undefined {
  let next: Instant | undefined;
  for (const { window } of table.values()) {
    for (const { opens, closes } of Object.values(window)) {
      for (const at of [opens, closes])
        if (at !== undefined && at > now && (next === undefined || at < next)) next = at;
    }
  }
  return next;
}

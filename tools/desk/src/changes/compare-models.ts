import type { FactKind } from '../api.ts';
import { wallOf, wallText } from '../time/local-time.ts';

/** A difference of two models, without its page. */
export interface ModelDifference {
  readonly kind: FactKind;
  readonly about: string;
  readonly before?: string;
  readonly after?: string;
}

/** How values of a page are formatted for users. */
export interface Reading {
  readonly timeZone: string;
  /** The subject of a difference if no closer element has a name. */
  readonly about: string;
  /** Set if closer elements are not searched for a name. */
  readonly isNamed?: boolean;
  /** Set if all differences are of one kind, such as metadata for search engines. */
  readonly kind?: FactKind;
}

/** Fields that only programs read: ids for analytics, layout, sizes, and a page's expiry. */
const silent = new Set([
  'key',
  'id',
  'identify',
  'width',
  'height',
  'color',
  'sources',
  'sizes',
  'tone',
  'span',
  'now',
  'expires',
  'build',
  'analytics',
  'track',
  'name$',
  'campaign',
  'stage',
  'until$',
  'measured',
  'windows',
  'byCountry',
]);
const titles = ['title', 'name', 'heading', 'label', 'headline', 'product', 'question', 'caption'] as const;

/**
 * Returns the differences between two models of a page, by elements that a visitor can see: a price, a text, a link, a
 * tile, a picture. Items of a list are matched by their content, so that a new tile is one difference, not one for each
 * moved tile.
 */
export function compareModels(before: unknown, after: unknown, reading: Reading): readonly ModelDifference[] {
  const found: ModelDifference[] = [];
  compare(before, after, { ...reading, path: [], found });
  return merged(found);
}

interface Walk extends Reading {
  readonly path: readonly string[];
  readonly found: ModelDifference[];
}

function compare(before: unknown, after: unknown, walk: Walk): void {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, walk);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, walk);
  else compareValues(before, after, walk);
}

function compareRecords(before: Record<string, unknown>, after: Record<string, unknown>, walk: Walk): void {
  const about = walk.isNamed ? walk.about : (titleOf(after) ?? titleOf(before) ?? walk.about);
  if (isPicture(before) && isPicture(after)) {
    if (fileOf(before) !== fileOf(after)) add(walk, 'picture', { before: fileOf(before), after: fileOf(after) });
    if (before['alt'] !== after['alt'])
      add(walk, 'words', { before: say(before['alt'], walk), after: say(after['alt'], walk) });
    return;
  }
  if (isPrice(before) && isPrice(after))
    return add({ ...walk, about }, 'price', { before: priceText(before), after: priceText(after) });
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (silent.has(key)) continue;
    compare(before[key], after[key], { ...walk, about, path: [...walk.path, key] });
  }
}

function compareLists(before: readonly unknown[], after: readonly unknown[], walk: Walk): void {
  const [old, now] = [keyed(before), keyed(after)];
  for (const [key, item] of old) {
    if (now.has(key)) compare(item, now.get(key), walk);
    else addItem(walk, { before: item });
  }
  for (const [key, item] of now) if (!old.has(key)) addItem(walk, { after: item });
}

/** A whole item that is new or gone. */
function addItem(walk: Walk, item: { readonly before?: unknown; readonly after?: unknown }): void {
  const [side, value] = 'before' in item ? (['before', item.before] as const) : (['after', item.after] as const);
  if (!isRecord(value))
    return compareValues(side === 'before' ? value : undefined, side === 'after' ? value : undefined, walk);
  add({ ...walk, about: titleOf(value) ?? walk.about }, isPicture(value) ? 'picture' : 'tile', {
    [side]: isPicture(value) ? fileOf(value) : summaryOf(value, walk),
  });
}

function compareValues(before: unknown, after: unknown, walk: Walk): void {
  const texts = { before: shown(before, walk), after: shown(after, walk) };
  if (texts.before === texts.after) return;
  add(walk, kindOf(before ?? after, walk.path), texts);
}

function shown(value: unknown, walk: Walk): string | undefined {
  if (isRecord(value))
    return isPicture(value) ? fileOf(value) : isPrice(value) ? priceText(value) : summaryOf(value, walk);
  return Array.isArray(value)
    ? value
        .map((item) => shown(item, walk))
        .filter(Boolean)
        .join(' · ')
    : say(value, walk);
}

function add(
  { found, kind: fixed, about }: Walk,
  kind: FactKind,
  { before, after }: { readonly before?: string | undefined; readonly after?: string | undefined },
): void {
  found.push({
    kind: fixed ?? kind,
    about,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
}

/** No other value in a model is as large as the milliseconds of a date since 1973. */
const isMoment = (value: number) => value >= 1e11 && value < 8.64e15;

/** Formats a value for users: instants in local time, `true` as yes. */
function say(value: unknown, { timeZone }: Pick<Reading, 'timeZone'>): string | undefined {
  if (typeof value === 'number') return isMoment(value) ? wallText(wallOf(value, timeZone)) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : undefined;
}

function kindOf(value: unknown, path: readonly string[]): FactKind {
  if (isRecord(value))
    return isPicture(value) ? 'picture' : path.some((step) => /price/i.test(step)) ? 'price' : 'tile';
  const last = path.at(-1) ?? '';
  if (/^(?:href|url|to)$/i.test(last)) return 'link';
  if (/^(?:src|srcset|poster)$/i.test(last)) return 'picture';
  return path.some((step) => /price|^was$|^saved$|^saving$|^lowest$|^installment$/i.test(step)) ? 'price' : 'words';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPicture = (value: Record<string, unknown>) => typeof value['src'] === 'string';

interface ShownPrice extends Record<string, unknown> {
  readonly current: string;
  readonly was?: string;
}

/**
 * Recognises a price, shown as `£429, before £499, Save £70`. Texts for screen readers and constant parts are left out.
 */
const isPrice = (value: Record<string, unknown>): value is ShownPrice => typeof value['current'] === 'string';

function priceText({ current, was, saving, lowest, installment, note }: ShownPrice): string {
  return [current, was === undefined ? undefined : `before ${was}`, saving, lowest, installment, note]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** Returns the file name of a picture, without the build's hash. */
function fileOf(picture: Record<string, unknown>): string {
  return String(picture['src']).split('?')[0]?.split('/').slice(-2).join('/') ?? '';
}

function titleOf(value: Record<string, unknown>): string | undefined {
  for (const key of titles) {
    const title = value[key];
    if (typeof title === 'string' && title.trim() !== '' && !/[:：]\s*$/.test(title)) return title.replace(/\s+/g, ' ');
  }
  return undefined;
}

/** Returns a one-line summary of an item: its title, its text and its price. */
function summaryOf(value: Record<string, unknown>, walk: Walk): string {
  const texts: string[] = [];
  const gather = (part: unknown, depth: number): void => {
    if (typeof part === 'string') texts.push(part.replace(/\s+/g, ' '));
    else if (isRecord(part) && depth < 2)
      for (const [key, inner] of Object.entries(part))
        if (/^(?:title|name|heading|label|subtitle|text|price|current|date|until)$/.test(key))
          gather(typeof inner === 'number' ? say(inner, walk) : inner, depth + 1);
  };
  gather(value, 0);
  return [...new Set(texts)].slice(0, 4).join(' · ') || 'an item';
}

/** Returns the items of a list by a key of their content, or by their index if they have none. */
function keyed(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  const items = new Map<string, unknown>();
  list.forEach((item, index) => {
    const own = isRecord(item)
      ? ['key', 'id', 'identify', 'hreflang', 'href', 'title', 'name', 'heading', 'label', 'src', 'text']
          .map((key) => item[key])
          .find((one) => typeof one === 'string')
      : typeof item === 'string'
        ? item
        : undefined;
    let key = own ?? `#${index}`;
    while (items.has(key)) key = `${key}+`;
    items.set(key, item);
  });
  return items;
}

/** Merges identical differences of several places on a page. */
function merged(found: readonly ModelDifference[]): readonly ModelDifference[] {
  const once = new Map(found.map((one) => [JSON.stringify([one.kind, one.about, one.before, one.after]), one]));
  return [...once.values()];
}

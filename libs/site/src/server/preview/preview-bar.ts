import { boundaries, regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { previewFormat } from './preview-script.ts';

/** The parts that all bars of a region share. */
interface RegionBar {
  readonly local: Intl.DateTimeFormat;
  readonly boundaries: ReturnType<typeof boundaries>;
  /** The jumps to each side of every boundary. */
  readonly jumps: string;
}

const bars = new Map<RegionId, RegionBar>();

/** The steps of the bar, in milliseconds. */
const steps = [
  ['−1 day', -24 * 60 * 60 * 1000],
  ['−1 hour', -60 * 60 * 1000],
  ['+1 hour', 60 * 60 * 1000],
  ['+1 day', 24 * 60 * 60 * 1000],
] as const;

/**
 * Returns the bar at the bottom of a previewed page: the instant, a field for another one, steps, the boundaries before
 * and after it, and a jump to each side of every boundary of the region. It is a tool of the team, in English, plain
 * HTML and outside the page's own tree.
 */
export function previewBar(region: RegionId, now: Instant): string {
  const { timeZone } = regions[region];
  const { local, boundaries: all, jumps } = bars.get(region) ?? regionBar(region);
  const marked = jumps.replaceAll(`<a href="${addressOf(now)}"`, (link) => `${link} aria-current="true"`);
  const list = `<details><summary>Preview: <time datetime="${new Date(now).toISOString()}" data-time-zone="${timeZone}">${local.format(now)}</time> (${timeZone})</summary><ul>${marked}</ul></details>`;
  return `<link rel="stylesheet" href="/preview.css"><script type="module" src="/preview.js"></script><aside class="preview-bar" lang="en" aria-label="Preview">${list}${fieldOf(now)}${waysFrom(all, now)}<a href="?at=now">End preview</a></aside>`;
}

/** Returns the field for another instant. */
function fieldOf(now: Instant): string {
  return `<form><label>Instant <input name="at" value="${new Date(now).toISOString()}" size="24" required></label> <button>Go</button></form>`;
}

/**
 * Returns the steps, and the boundaries before and after an instant, each with its change. A calendar ends somewhere:
 * no step leads beyond.
 */
function waysFrom(all: RegionBar['boundaries'], now: Instant): string {
  const before = all.findLast(({ at }) => at < now);
  const after = all.find(({ at }) => at > now);
  const ways = [
    ...(before ? [[`‹ ${before.what}`, before.at] as const] : []),
    ...steps.map(([label, by]) => [label, now + by] as const),
    ...(after ? [[`${after.what} ›`, after.at] as const] : []),
  ].filter(([, at]) => Math.abs(at) <= 8.64e15);
  const buttons = ways.map(
    ([label, at]) =>
      `<button name="at" value="${new Date(at).toISOString()}" title="${escapeHtml(label)}">${escapeHtml(label)}</button>`,
  );
  return `<form class="ways">${buttons.join('')}</form>`;
}

function regionBar(region: RegionId): RegionBar {
  const local = new Intl.DateTimeFormat('en-GB', { ...previewFormat, timeZone: regions[region].timeZone });
  const all = boundaries(region);
  const jumps = all.map(({ at, what }) => {
    const link = (moment: Instant, label: string) => `<a href="${addressOf(moment)}">${label}</a>`;
    return `<li>${link(at - 1000, '1 s before')} ${link(at, escapeHtml(what))} <time datetime="${new Date(at).toISOString()}">${local.format(at)}</time></li>`;
  });
  const bar = { local, boundaries: all, jumps: jumps.join('') };
  bars.set(region, bar);
  return bar;
}

function addressOf(moment: Instant): string {
  return `?at=${new Date(moment).toISOString()}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

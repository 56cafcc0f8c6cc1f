import { boundaries, regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** What the bars of a region have in common. */
interface RegionBar {
  readonly local: Intl.DateTimeFormat;
  /** The jumps to each side of every boundary. */
  readonly jumps: string;
}

const bars = new Map<RegionId, RegionBar>();

/**
 * The bar at the foot of a previewed page: the instant, and a jump to each side of every boundary of the region.
 * It is a tool of the team, in English, plain HTML and outside of the page's own tree.
 */
export function previewBar(region: RegionId, now: Instant): string {
  const { timeZone } = regions[region];
  const { local, jumps } = bars.get(region) ?? regionBar(region);
  const marked = jumps.replaceAll(`<a href="${addressOf(now)}"`, (link) => `${link} aria-current="true"`);
  return `<link rel="stylesheet" href="/preview.css"><aside class="preview-bar" lang="en" aria-label="Preview"><details><summary>Preview: ${local.format(now)} (${timeZone}), ${new Date(now).toISOString()}</summary><ul>${marked}</ul></details><a href="?at=now">End preview</a></aside>`;
}

function regionBar(region: RegionId): RegionBar {
  const local = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: regions[region].timeZone,
  });
  const jumps = boundaries(region).map(({ at, what }) => {
    const link = (moment: Instant, label: string) => `<a href="${addressOf(moment)}">${label}</a>`;
    return `<li>${link(at - 1000, '1 s before')} ${link(at, escapeHtml(what))} <time datetime="${new Date(at).toISOString()}">${local.format(at)}</time></li>`;
  });
  const bar = { local, jumps: jumps.join('') };
  bars.set(region, bar);
  return bar;
}

function addressOf(moment: Instant): string {
  return `?at=${new Date(moment).toISOString()}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { boundaries, regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/**
 * The bar at the foot of a previewed page: the instant, and a jump to each side of every boundary of the region.
 * It is a tool of the team, in English, plain HTML and outside of the page's own tree.
 */
export function previewBar(region: RegionId, now: Instant): string {
  const { timeZone } = regions[region];
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  const jumps = boundaries(region).map(({ at, what }) => {
    const link = (moment: Instant, label: string) => `<a href="?at=${new Date(moment).toISOString()}"${moment === now ? ' aria-current="true"' : ''}>${label}</a>`;
    return `<li>${link(at - 1000, '1 s before')} ${link(at, escapeHtml(what))} <time datetime="${new Date(at).toISOString()}">${local.format(at)}</time></li>`;
  });
  return `<link rel="stylesheet" href="/preview.css"><aside class="preview-bar" lang="en" aria-label="Preview"><details><summary>Preview: ${local.format(now)} (${timeZone}), ${new Date(now).toISOString()}</summary><ul>${jumps.join('')}</ul></details><a href="?at=now">End preview</a></aside>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { offerOf, products, seriesOf, type NavItem } from '@kinemorph/content';
import { thumbnail } from '@kinemorph/content/pictures';
import type { HeaderMenu } from '@kinemorph/ui';
import type { RegionContext } from './region-context.ts';

/** Returns true if a menu or an entry of a menu is shown now. */
export function isShown(item: NavItem, { clock, region }: RegionContext): boolean {
  if (item.startTime !== undefined && !clock.hasPassed(item.startTime)) return false;
  if (item.window && !clock.isOpen(item.window)) return false;
  return !item.stages || clock.stage(item.stages.timeline, region.id) === item.stages.stage;
}

/** Returns a menu of the header; undefined if none of its entries has a target in this region. */
export function headerMenu(item: NavItem, context: RegionContext): HeaderMenu | undefined {
  const { text, links } = context;
  const base = { id: item.identify, label: text(item.label) };
  const tag = item.tag && { tag: { color: item.tag.color, label: text(item.tag.label) } };
  if (!item.children) {
    const href = item.to && links.to(item.to);
    return href === undefined ? undefined : { ...base, href, ...tag };
  }
  const entries = item.children
    .filter((child) => isShown(child, context) && !child.hidden?.includes('header'))
    .flatMap((child) => menuEntry(child, context) ?? []);
  return entries.length > 0 ? { ...base, items: entries } : undefined;
}

function menuEntry(child: NavItem, { text, links, region, clock, money }: RegionContext) {
  const href = child.to && links.to(child.to);
  if (href === undefined) return undefined;
  const entry = {
    label: text(child.label),
    href,
    ...(child.tag && { tag: { color: child.tag.color, label: text(child.tag.label) } }),
  };
  if (!child.to || !('product' in child.to)) return entry;
  const product = products[child.to.product];
  const offer = offerOf(product, region, clock);
  return {
    ...entry,
    group: text(`manual.series.${seriesOf(product.id)}`),
    picture: { ...thumbnail(product.picture), alt: '' },
    ...(offer?.price && { price: money(offer.price) }),
  };
}

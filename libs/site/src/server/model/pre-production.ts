import { brand } from '@kinemorph/content';
import type { Origins } from './model-context.ts';

const hosts: readonly (string | undefined)[] = Object.values(brand.preProductionHubs).map(hostOf);

/**
 * Returns true if a site links to a hub or a studio that is not released: such a site is hidden from search engines,
 * and has no vendors.
 */
export function isPreProduction({ hub, studio }: Pick<Origins, 'hub' | 'studio'>): boolean {
  return [hub, studio].some((origin) => hosts.includes(hostOf(origin) ?? 'none'));
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.hostname;
}

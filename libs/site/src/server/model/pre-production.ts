import { brand } from '@kinemorph/content';
import type { Origins } from './page-context.ts';

const hosts: readonly (string | undefined)[] = Object.values(brand.preProductionHubs).map(hostOf);

/** Whether a site leads to a hub or a studio that is not released: then it is kept from search engines, and vendors from it. */
export function isPreProduction({ hub, studio }: Pick<Origins, 'hub' | 'studio'>): boolean {
  return [hub, studio].some((origin) => hosts.includes(hostOf(origin) ?? 'none'));
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.hostname;
}

import { boundaries, type RegionId } from '@kinemorph/content';
import { ask } from '@kinemorph/site/testing';
import { afterTheSales } from './regions.ts';

interface HomeModel {
  readonly model: { readonly hero: readonly { readonly key: string }[] };
}

/** A home at an instant at which it leads with something of its own. */
export interface LedHome {
  /** What it leads with. */
  readonly lead: string;
  /** Its path on the site, with the time travel that it takes. */
  readonly address: string;
}

/** A region's home for everything that it leads with, now or from a boundary of its region on. */
export async function ledHomes(origin: string, region: RegionId): Promise<readonly LedHome[]> {
  const instants = [afterTheSales, ...boundaries(region).map(({ at }) => new Date(at).toISOString())];
  const homes = await Promise.all(
    instants.map(async (at) => {
      const { model } = JSON.parse((await ask(origin, `/_model/${region}.json?at=${at}`)).body) as HomeModel;
      return [model.hero[0]?.key ?? '', `/${region}?at=${at}`] as const;
    }),
  );
  return Array.from(new Map(homes), ([lead, address]) => ({ lead, address }));
}

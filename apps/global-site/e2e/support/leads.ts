import { boundaries, type RegionId } from '@kinemorph/content';
import { ask } from '@kinemorph/site/testing';
import { afterTheSales } from './regions.ts';

interface HomeModel {
  readonly model: { readonly hero: readonly { readonly key: string }[] };
}

/** A home at an instant, with the first slide that it shows then. */
export interface LedHome {
  /** The key of the first slide. */
  readonly lead: string;
  /** Its path on the site, with the instant of the preview. */
  readonly address: string;
}

/** Returns a region's home for each of its first slides, now and from each boundary of the region on. */
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

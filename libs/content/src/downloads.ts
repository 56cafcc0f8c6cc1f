import type { DayText } from './manuals/manual.ts';
import type { ProductId } from './products/product-id.ts';
import { productIds } from './products/products.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';

export const platforms = ['ios', 'android', 'windows', 'macos'] as const;
export type Platform = (typeof platforms)[number];

/** The app on one platform: which version, and what it runs on. */
export interface AppRelease {
  readonly platform: Platform;
  readonly version: string;
  readonly released: DayText;
  /** In megabytes of a million bytes. */
  readonly megabytes: number;
  /** The oldest version of the system that it runs on, as the system writes it. */
  readonly needs: string;
  /** The name of the store that has it; a file of our own where it is left out. */
  readonly store?: string;
  readonly href: string;
}

const releases: readonly AppRelease[] = [
  sample({
    platform: 'ios',
    version: '5.2.1',
    released: '2025-05-20',
    megabytes: 214,
    needs: 'iOS 16, iPadOS 16',
    store: 'App Store',
    href: 'https://apps.kinemorph.example/ios',
  }),
  sample({
    platform: 'android',
    version: '5.2.1',
    released: '2025-05-20',
    megabytes: 187,
    needs: 'Android 10',
    store: 'Google Play',
    href: 'https://apps.kinemorph.example/android',
  }),
  sample({
    platform: 'windows',
    version: '5.2.0',
    released: '2025-05-12',
    megabytes: 326,
    needs: 'Windows 10 (22H2), x64',
    href: 'https://apps.kinemorph.example/windows',
  }),
  sample({
    platform: 'macos',
    version: '5.2.0',
    released: '2025-05-12',
    megabytes: 298,
    needs: 'macOS 13',
    href: 'https://apps.kinemorph.example/macos',
  }),
];

const chineseAndroid: Pick<AppRelease, 'href'> = sample({ href: 'https://apps.kinemorph.example/android/cn' });

/** Returns the releases of the app in a region. Google Play is not there in mainland China: the file comes from us. */
export function appReleases(region: RegionId): readonly AppRelease[] {
  return releases.map((release) => {
    if (region !== 'cn' || release.platform !== 'android') return release;
    const { platform, version, released, megabytes, needs } = release;
    return { platform, version, released, megabytes, needs, ...chineseAndroid };
  });
}

/** What a firmware update brought; its words are `firmware.<note>` of the `download-center` article. */
export type FirmwareNote = 'voice' | 'balance' | 'battery' | 'theater';

/** The latest firmware of a product. The app installs it. */
export interface Firmware {
  readonly product: ProductId;
  readonly version: string;
  readonly released: DayText;
  readonly notes: readonly FirmwareNote[];
}

const updates: Readonly<Partial<Record<ProductId, Omit<Firmware, 'product'>>>> = {
  flagshipBumblebee: sample({ version: '1.1.0', released: '2025-05-06', notes: ['voice', 'balance'] }),
  flagshipOptimusPrime: sample({ version: '3.4.2', released: '2025-04-15', notes: ['balance', 'theater'] }),
  flagshipMegatron: sample({ version: '2.6.0', released: '2025-04-15', notes: ['voice', 'theater'] }),
  grimlockG1Flagship: sample({ version: '4.0.3', released: '2025-02-11', notes: ['balance', 'battery'] }),
  eliteOptimusPrime: sample({ version: '3.1.5', released: '2025-02-11', notes: ['battery'] }),
  bumblebeeG1Performance: sample({ version: '2.2.0', released: '2024-12-03', notes: ['voice'] }),
  optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: sample({
    version: '2.0.4',
    released: '2024-09-24',
    notes: ['battery'],
  }),
  toyStoryBuzzLightyear: sample({ version: '2.8.1', released: '2025-03-18', notes: ['voice', 'theater'] }),
  buzzLightyearSpaceRangerAlpha: sample({ version: '1.5.0', released: '2025-03-18', notes: ['balance', 'battery'] }),
  interstellarScoutK1: sample({ version: '5.3.0', released: '2025-01-28', notes: ['battery'] }),
  k1ProInterstellarScout: sample({ version: '5.3.0', released: '2025-01-28', notes: ['balance', 'theater'] }),
  interstellarAgentT9: sample({ version: '2.1.2', released: '2025-01-28', notes: ['balance'] }),
  aiBase: sample({ version: '1.3.0', released: '2024-11-26', notes: ['voice'] }),
};

/** The latest firmware of every robot, in the order of the products. */
export const firmware: readonly Firmware[] = productIds.flatMap((product) => {
  const update = updates[product];
  return update ? [{ product, ...update }] : [];
});

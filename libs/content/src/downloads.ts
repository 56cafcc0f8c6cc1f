import type { DayText } from './manuals/manual.ts';
import type { Firmware } from './products/firmware.ts';
import { products } from './products/products.ts';
import type { RegionId } from './regions/region.ts';
import { regions } from './regions/regions.ts';
import { sample } from './sample.ts';

export const platforms = ['ios', 'android', 'windows', 'macos'] as const;
export type Platform = (typeof platforms)[number];

/** The app on one platform: its version and its requirements. */
export interface AppRelease {
  readonly platform: Platform;
  readonly version: string;
  readonly released: DayText;
  /** In megabytes of a million bytes. */
  readonly megabytes: number;
  /** The oldest version of the operating system that it supports, in the system's own notation. */
  readonly needs: string;
  /** The name of the store that has it; left out for a file of the site. */
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

/**
 * Returns the releases of the app in a region. In a region without Google Play, the Android app is a file of the site.
 */
export function appReleases(region: RegionId): readonly AppRelease[] {
  const { androidApp } = regions[region];
  return releases.map((release) => {
    if (androidApp === undefined || release.platform !== 'android') return release;
    const { platform, version, released, megabytes, needs } = release;
    return { platform, version, released, megabytes, needs, href: androidApp };
  });
}

/** The latest firmware of every robot, in the order of the products. */
export const firmware: readonly Firmware[] = Object.values(products).flatMap(({ id, firmware: latest }) =>
  latest ? [{ product: id, ...latest }] : [],
);

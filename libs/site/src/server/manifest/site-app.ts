import { componentName } from '../../page/component-name.ts';
import type { AnyScreenId } from '../../page/page.ts';
import type { SiteDefinition } from '../../routing/site-definition.ts';
import { collectAssets, scriptOf, type Manifest, type PageAssets } from './manifest.ts';
import type { ServerScreen } from '../model/page-data.ts';

/** The parts of an app that the server needs: the site and its screens. */
export interface SiteApp {
  readonly site: SiteDefinition;
  readonly screens: Readonly<Record<AnyScreenId, ServerScreen>>;
}

/**
 * Returns the source files of a page that the build split off, as the manifest names them: React and the site's own,
 * then the page's.
 */
export function pageSources(screen: AnyScreenId, parts: readonly string[] = []): readonly string[] {
  return ['src/live.ts', screenSource(screen), ...parts.map((part) => `libs/screens/src/${screen}/${part}`)];
}

function screenSource(screen: AnyScreenId): string {
  return `libs/screens/src/${screen}/${componentName(screen)}.tsx`;
}

/** Creates a function that finds the files of a page in a build's manifest; those of each page are looked up once. */
export function createAssetFinder(manifest: Manifest): (screen: AnyScreenId, parts?: readonly string[]) => PageAssets {
  const pageAssets = new Map<string, PageAssets>();
  return (screen, parts = []) => {
    const key = [screen, ...parts].join(' ');
    const known = pageAssets.get(key) ?? {
      ...collectAssets(manifest, 'src/entry.client.ts', pageSources(screen, parts)),
      screen: scriptOf(manifest, screenSource(screen)),
    };
    pageAssets.set(key, known);
    return known;
  };
}

import { markets, regions, type RegionId } from '@kinemorph/content';
import { pagePath, type SiteDefinition } from '../routing/site-definition.ts';
import { frameScript } from './frame-script.ts';
import { storeScript, type ProxyFrames } from './store-script.ts';

const frameFile = '/storage-proxy-frame.js';

/**
 * Returns the answer at each path of the storage proxy: the script for stores, and a frame for each region with its own
 * script.
 */
export function storageProxy(site: SiteDefinition, storeOrigin: string): ReadonlyMap<string, () => Response> {
  const frames: ProxyFrames = { regions: site.regions, regionInPath: site.regionInPath };
  const forStores = script(`(${storeScript.toString()})(window, document.currentScript, ${JSON.stringify(frames)});`, {
    'cross-origin-resource-policy': 'cross-origin',
  });
  const forFrames = script(`(${frameScript.toString()})(window, document.currentScript);`);
  return new Map([
    ['/storage-proxy.js', forStores],
    [frameFile, forFrames],
    ...site.regions.map(
      (region) => [pagePath(site, region, 'storage-proxy'), frame(region, storeOf(region, storeOrigin))] as const,
    ),
  ]);
}

/** Returns the only origin with which a region's frame communicates; the setting may have a path below it. */
function storeOf(region: RegionId, storeOrigin: string): string {
  return new URL(storeOrigin.replace('{region}', region)).origin;
}

function script(text: string, headers: Readonly<Record<string, string>> = {}): () => Response {
  return () =>
    new Response(text, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        ...headers,
      },
    });
}

function frame(region: RegionId, store: string): () => Response {
  const { locale, market } = regions[region];
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>Kinemorph</title><script src="${frameFile}" data-store="${store}" data-scope="${markets[market].storageScope}"></script></head><body></body></html>`;
  return () =>
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors ${store}`,
        'x-robots-tag': 'noindex',
      },
    });
}

import { siteIds, siteOf, sites as siteTable } from '@kinemorph/content';
import { readFileSync } from 'node:fs';
import { startBuiltSite, startSandbox, type StartedProcess } from '@kinemorph/site/testing';
import type { BudgetPage } from './pages.ts';
import type { ScriptNames } from './sizes.ts';

/** The built sites, each started at the instants at which its pages are visited, and the sandbox behind them. */
export interface Sites extends AsyncDisposable {
  readonly originOf: (page: BudgetPage) => string;
  readonly scriptNamesOf: (page: BudgetPage) => ScriptNames;
  /** Port of the vendors' stand-ins. */
  readonly vendorPort: number;
}

/**
 * Host of the vendors' scripts. The browser resolves it to the sandbox: a port in a document would change its size from
 * run to run.
 */
export const vendorHost = 'vendors.example';

const vendors = {
  TAG_MANAGER_URL: `http://${vendorHost}/__vendors/tag-manager.js`,
  HEAT_MAP_URL: `http://${vendorHost}/__vendors/heat-map.js`,
  CAPTCHA_URL: `http://${vendorHost}/__vendors/captcha.js`,
};
/** The origins in documents; no requests are sent to them. */
const origins = Object.fromEntries(siteIds.map((id) => [siteTable[id].originSetting, siteTable[id].origin]));

/** Starts the servers that these pages need. */
export async function startSites(pages: readonly BudgetPage[]): Promise<Sites> {
  const sandbox = await startSandbox();
  const market = (name: string) => `${sandbox.origin}/${name}`;
  const apis = { API_US: market('usapi'), API_EU: market('euapi'), API_CN: market('cnapi') };
  const servers = new Map<string, StartedProcess>();
  for (const page of pages) {
    if (servers.has(keyOf(page))) continue;
    const { app, origin } = siteOf(page.region);
    servers.set(
      keyOf(page),
      await startBuiltSite(app, {
        ...origins,
        ...apis,
        ...vendors,
        PUBLIC_ORIGIN: origin,
        SITE_CLOCK: page.clock,
      }),
    );
  }
  const names = new Map(siteIds.map((id) => [siteTable[id].app, readScriptNames(siteTable[id].app)]));
  return {
    vendorPort: sandbox.port,
    scriptNamesOf: (page) => names.get(appOf(page)) ?? new Map(),
    originOf(page) {
      const server = servers.get(keyOf(page));
      if (!server) throw new Error(`No server was started for ${page.path}.`);
      return server.origin;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...servers.values(), sandbox].map((server) => server.stop()));
    },
  };
}

/** Reads the names of a site's scripts from the manifest of its build. */
function readScriptNames(app: ReturnType<typeof appOf>): ScriptNames {
  const manifest = JSON.parse(
    readFileSync(new URL(`../../../apps/${app}/dist/client/.vite/manifest.json`, import.meta.url), 'utf8'),
  ) as Record<string, { file: string; name?: string }>;
  return new Map(
    Object.values(manifest).flatMap(({ file, name }): [string, string][] =>
      name !== undefined && file.endsWith('.js') ? [[`/${file}`, name]] : [],
    ),
  );
}

function appOf({ region }: BudgetPage) {
  return siteOf(region).app;
}

function keyOf(page: BudgetPage): string {
  return `${appOf(page)} ${page.clock}`;
}

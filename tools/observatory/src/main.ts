import { siteIds, sites as siteTable } from '@kinemorph/content';
import { startBuiltSite } from '@kinemorph/site/testing';
import { installAnalyser, loadAnalyser } from './analyser.ts';
import { loopbackAdapter } from './loopback-adapter.ts';
import { describeScan, leastScore } from './report.ts';

const production = siteIds.map((id) => siteTable[id]);
const origins = Object.fromEntries(production.map(({ originSetting, origin }) => [originSetting, origin]));
/** As in production, where the CSP must allow vendors. */
const vendors = {
  TAG_MANAGER_URL: 'https://tags.example/tag-manager.js',
  HEAT_MAP_URL: 'https://heat.example/heat-map.js',
  CAPTCHA_URL: 'https://captcha.example/captcha.js',
};

installAnalyser(console.log);
await using sites = await startSites();
const { scan } = await loadAnalyser(loopbackAdapter(sites.byHost));
for (const host of Object.keys(sites.byHost)) {
  const found = await scan(host);
  console.log(describeScan(host, found).join('\n'));
  if (found.scan.score < leastScore) {
    console.error(`${host} has to reach ${leastScore}: see what lacks above.`);
    process.exitCode = 1;
  }
}

/** Starts both built sites with the settings of production. */
async function startSites() {
  const started = await Promise.all(
    production.map(async ({ app, origin }) => ({
      host: new URL(origin).host,
      server: await startBuiltSite(app, { ...origins, ...vendors, PUBLIC_ORIGIN: origin }),
    })),
  );
  return {
    byHost: Object.fromEntries(started.map(({ host, server }) => [host, server.origin])),
    async [Symbol.asyncDispose]() {
      await Promise.all(started.map(({ server }) => server.stop()));
    },
  };
}

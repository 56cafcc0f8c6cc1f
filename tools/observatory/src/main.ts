import { startBuiltSite } from '@kinemorph/site/testing';
import { installAnalyser, loadAnalyser } from './analyser.ts';
import { loopbackAdapter } from './loopback-adapter.ts';
import { describeScan, leastScore } from './report.ts';

const hosts = { 'global-site': 'www.kinemorph.example', 'cn-site': 'www.kinemorph-cn.example' } as const;
const origins = { GLOBAL_ORIGIN: `https://${hosts['global-site']}`, CN_ORIGIN: `https://${hosts['cn-site']}` };
/** As in production, where the CSP must allow vendors. */
const vendors = {
  TAG_MANAGER_URL: 'https://tags.example/tag-manager.js',
  HEAT_MAP_URL: 'https://heat.example/heat-map.js',
  CAPTCHA_URL: 'https://captcha.example/captcha.js',
};

installAnalyser(console.log);
await using sites = await startSites();
const { scan } = await loadAnalyser(loopbackAdapter(sites.byHost));
for (const host of Object.values(hosts)) {
  const found = await scan(host);
  console.log(describeScan(host, found).join('\n'));
  if (found.scan.score < leastScore) {
    console.error(`${host} has to reach ${leastScore}: see what lacks above.`);
    process.exitCode = 1;
  }
}

/** Starts both built sites with the settings of production. */
async function startSites() {
  const [global, cn] = await Promise.all([
    startBuiltSite('global-site', { ...origins, ...vendors, PUBLIC_ORIGIN: origins.GLOBAL_ORIGIN }),
    startBuiltSite('cn-site', { ...origins, ...vendors, PUBLIC_ORIGIN: origins.CN_ORIGIN }),
  ]);
  return {
    byHost: { [hosts['global-site']]: global.origin, [hosts['cn-site']]: cn.origin },
    async [Symbol.asyncDispose]() {
      await Promise.all([global.stop(), cn.stop()]);
    },
  };
}

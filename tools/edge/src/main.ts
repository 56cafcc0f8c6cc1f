import { buildWorkers } from './build-workers.ts';
import { measure } from './measure.ts';
import { edgeSites, type EdgeSite } from './sites.ts';
import { startEdge, type RunningEdge } from './start-edge.ts';
import { most, workerSize } from './worker-size.ts';

/** The settings that a local server takes from its environment. */
const passedOn = [
  'GLOBAL_ORIGIN',
  'CN_ORIGIN',
  'API_US',
  'API_EU',
  'API_CN',
  'STORE_ORIGIN',
  'HUB_ORIGIN',
  'STUDIO_ORIGIN',
  'TAG_MANAGER_URL',
  'HEAT_MAP_URL',
  'CAPTCHA_URL',
  'SITE_CLOCK',
  'SITE_CLOCK_SINCE',
  'LOG_LEVEL',
];

buildWorkers();
if (process.argv.includes('--measure')) await measure();
else await serve();

/** Serves both sites until the process receives a signal. */
async function serve(): Promise<void> {
  const ports: Readonly<Record<EdgeSite, number>> = {
    'global-site': Number(process.env.EDGE_PORT ?? 4210),
    'cn-site': Number(process.env.EDGE_CN_PORT ?? 4310),
  };
  const env: Record<string, string> = {};
  for (const name of passedOn) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  const running: RunningEdge[] = [];
  for (const site of edgeSites) {
    const edge = await startEdge(site, ports[site], { ...env, PUBLIC_ORIGIN: `http://localhost:${ports[site]}` });
    running.push(edge);
    const { compressed } = await workerSize(site);
    console.log(
      `${site}: http://localhost:${ports[site]}, ${(compressed / 1e6).toFixed(2)} MB compressed of ${most.size / 1e6}`,
    );
  }
  const stop = () => {
    void Promise.all(running.map((edge) => edge.stop())).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

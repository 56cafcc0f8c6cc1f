import { background, backgroundFigures } from './background.ts';
import { quantile } from './figures.ts';
import { drive, outcomeOf } from './load/drive.ts';
import type { Load } from './load/load.ts';
import { startControl, withSiteAlone } from './servers.ts';
const pages = ['/us','/de','/jp/flagship-bumblebee','/fr/manuals','/uk/where-to-buy','/us/elite-optimus-prime','/kr/support','/eu/k1-pro-interstellar-scout'];
await using control = await startControl();
const env: Record<string,string> = { SITE_PREVIEW: '1', ...(process.env.GAPS ? { NODE_OPTIONS: '--require /tmp/prof/gaps.cjs', GAPS_OUT: '/tmp/prof/gaps.json' } : {}), ...(process.env.EXTRA ? JSON.parse(process.env.EXTRA) : {}) };
await withSiteAlone(env, async ({ origin, pid }) => {
  const others = background(origin, control.origin, ['/us']);
  const renders = (pace: Load['pace']): Load => ({ name: 'renders', origin, requests: { kind: 'previews', paths: pages }, pace, isHeavy: true });
  await drive({ loads: [renders({ atOnce: 4 })], seconds: 5 });
  const quiet = await drive({ loads: others, seconds: 4 });
  const rate = Number(process.env.RATE ?? 900);
  if (process.env.GAPS) process.kill(pid, 'SIGUSR2');
  const over = await drive({ loads: [...others, renders({ perSecond: rate })], seconds: Number(process.env.SECONDS ?? 10) });
  if (process.env.GAPS) { process.kill(pid, 'SIGUSR2'); await new Promise((r) => setTimeout(r, 4000)); }
  const { answers, sent } = outcomeOf(over, 'renders');
  const ms = (status: number) => answers.filter((a) => a.status === status).map((a) => a.ms);
  const c = outcomeOf(over, 'cached').answers.map((a) => a.ms);
  console.log({ sent, served: ms(200).length, refused: ms(503).length, refusedP: [0.5,0.9,0.99].map((q) => quantile(ms(503), q).toFixed(1)), cachedP: [0.5,0.9,0.95,0.99,1].map((q) => quantile(c, q).toFixed(1)), quiet: backgroundFigures(quiet,'cached'), control: backgroundFigures(over, 'control'), controlQuiet: backgroundFigures(quiet,'control') });
});

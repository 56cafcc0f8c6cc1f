import { edgeSettings, readPorts, requireFreePorts } from './ports.mjs';
import { Crew, interrupted, onAsked, run } from './processes.mjs';
import { buildSites } from './serve.mjs';
import { sandboxEnv, sharedEnv } from './site-env.mjs';

/**
 * `npm run edge`: both sites on workerd, the engine of Cloudflare Workers, and the sandbox; `-- --measure` compares
 * them with Node.
 */
export async function edge() {
  const args = ['tools/edge/src/main.ts', ...process.argv.slice(3)];
  const ports = readPorts(process.env, edgeSettings);
  const measures = args.includes('--measure');
  if (!measures) await requireFreePorts(ports, edgeSettings, 'npm run edge');
  const code = await buildSites();
  if (code === interrupted) return code;
  return measures ? run(args) : serve(ports, args);
}

/**
 * Runs the sandbox and both sites until one of them ends or the user interrupts them.
 * @param {import('./ports.mjs').Ports} ports
 * @param {string[]} args
 */
async function serve(ports, args) {
  const shared = sharedEnv(ports, process.env);
  const crew = new Crew();
  /** @type {Promise<undefined>} */
  const stopRequested = new Promise((resolve) => onAsked(() => resolve(undefined)));
  crew.start({
    name: 'sandbox',
    args: ['tools/sandbox/src/main.ts'],
    env: { SANDBOX_PORT: String(ports.sandbox), ...sandboxEnv(ports, shared.CAPTCHA_URL, process.env) },
  });
  crew.start({
    name: 'edge',
    args,
    env: { ...shared, EDGE_PORT: String(ports.global), EDGE_CN_PORT: String(ports.cn) },
  });
  const ending = await Promise.race([stopRequested, crew.firstToEnd]);
  if (ending) console.error(`${ending.name} ended by itself (${ending.signal ?? `exit code ${ending.code}`}).`);
  await crew.stop();
  return ending ? 1 : 0;
}

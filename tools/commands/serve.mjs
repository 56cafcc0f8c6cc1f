import { addressBox } from './box.mjs';
import { readDevOptions } from './dev-options.mjs';
import { makeManuals } from './manuals.mjs';
import { Mistake } from './mistake.mjs';
import { readPorts, requireFreePorts } from './ports.mjs';
import { Crew, interrupted, onAsked, run, untilReady } from './processes.mjs';
import { sandboxEnv, sharedEnv, siteEnv } from './site-env.mjs';
import { siteFlags, siteMemory } from './site-flags.mjs';
import { nx } from './workspace.mjs';

/** `npm start`: the production builds of both sites, and the sandbox. */
export async function start() {
  const ports = await freePorts();
  const code = await buildSites();
  return code === interrupted
    ? code
    : serve(ports, 'production', (app) => [...siteFlags, `apps/${app}/dist/server/main.js`]);
}

/**
 * `npm run dev`: both sites from Vite's dev server, and the sandbox. `-- --pseudo` shows the texts in the
 * pseudo-locale, `-- --ids` shows the message id of each text.
 */
export async function dev() {
  const { pseudo, ids } = readDevOptions(process.argv.slice(3));
  const ports = await freePorts();
  const code = await makeManuals();
  return code === interrupted
    ? code
    : serve(ports, 'development', (app) => [
        'libs/site/build/dev.ts',
        `apps/${app}`,
        ...(pseudo ? ['--pseudo'] : []),
        ...(ids ? ['--ids'] : []),
      ]);
}

/** Builds both sites, or restores them from Nx's cache. */
export async function buildSites() {
  console.log('Building what is stale…');
  const build = nx(
    'run-many',
    '-t',
    'build',
    '-p',
    '@kinemorph/global-site',
    '@kinemorph/cn-site',
    '--outputStyle=static',
  );
  const code = await run(build.args, build);
  if (code !== 0 && code !== interrupted) throw new Mistake('The build failed; its output is above.');
  return code;
}

async function freePorts() {
  const ports = readPorts(process.env);
  await requireFreePorts(ports);
  return ports;
}

/**
 * Runs the sandbox and both sites until one of them ends or the user interrupts them.
 * @param {import('./ports.mjs').Ports} ports
 * @param {'production' | 'development'} mode
 * @param {(app: string) => string[]} program
 * @returns {Promise<number>} the exit code
 */
async function serve(ports, mode, program) {
  const shared = { ...sharedEnv(ports, process.env), ...siteMemory, NODE_ENV: mode };
  const crew = new Crew();
  /** @type {Promise<undefined>} */
  const stopRequested = new Promise((resolve) => onAsked(() => resolve(undefined)));
  crew.start({
    name: 'sandbox',
    args: ['tools/sandbox/src/main.ts'],
    env: { NODE_ENV: mode, SANDBOX_PORT: String(ports.sandbox), ...sandboxEnv(ports, shared.CAPTCHA_URL, process.env) },
  });
  crew.start({
    name: 'global-site',
    args: program('global-site'),
    env: { ...shared, ...siteEnv('global-site', ports.global) },
  });
  // Two sites can't share one metrics port: ADMIN_PORT applies to the global site.
  crew.start({
    name: 'cn-site',
    args: program('cn-site'),
    env: { ...shared, ...siteEnv('cn-site', ports.cn), ADMIN_PORT: undefined },
  });

  const given = new AbortController();
  void Promise.all([
    untilReady(`http://127.0.0.1:${ports.sandbox}/livez`, given.signal),
    untilReady(`http://127.0.0.1:${ports.global}/readyz`, given.signal),
    untilReady(`http://127.0.0.1:${ports.cn}/readyz`, given.signal),
  ]).then(() => {
    if (!given.signal.aborted) console.log(addressBox(ports, { preview: shared.SITE_PREVIEW === '1' }));
  });

  const ending = await Promise.race([stopRequested, crew.firstToEnd]);
  given.abort();
  if (ending)
    console.error(
      `${ending.name} ended by itself (${ending.signal ?? `exit code ${ending.code}`}); ending the others.`,
    );
  await crew.stop();
  return ending ? 1 : 0;
}

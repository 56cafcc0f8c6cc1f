import { parseArgs } from 'node:util';
import { makeManuals } from './manuals.mjs';
import { Mistake } from './mistake.mjs';
import { interrupted, run } from './processes.mjs';
import { npm, nx, toolEnv } from './workspace.mjs';

/**
 * Returns the port of `npm run storybook -- --port 6100`; 6006 by default.
 * @param {string[]} args
 */
export function readPort(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p', default: '6006' } },
    strict: false,
    allowPositionals: true,
  });
  const unknown = [
    ...Object.keys(values)
      .filter((name) => name !== 'port')
      .map((name) => `--${name}`),
    ...positionals,
  ];
  if (unknown.length > 0)
    throw new Mistake(
      `npm run storybook does not know "${unknown[0]}": its only option is --port, as in npm run storybook -- --port 6100.`,
    );
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Mistake(
      `--port is "${values.port}": give it a number from 1 to 65535, as in npm run storybook -- --port 6100.`,
    );
  return port;
}

/** `npm run storybook`: Storybook, on port 6006 or on the one after `--port`. */
export async function storybook() {
  const port = readPort(process.argv.slice(3));
  const code = await makeManuals();
  if (code === interrupted) return code;
  const { command, args } = npm('run', 'storybook', '-w', '@kinemorph/storybook', '--', '--port', String(port));
  return run(args, { command, env: { ...toolEnv(), STORYBOOK_DISABLE_TELEMETRY: '1' } });
}

/** Builds Storybook, or restores it from Nx's cache. */
export async function buildStorybook() {
  const build = nx('run', '@kinemorph/storybook:build', '--outputStyle=static');
  const code = await run(build.args, build);
  if (code !== 0 && code !== interrupted) throw new Mistake('Storybook does not build; its output is above.');
  return code;
}

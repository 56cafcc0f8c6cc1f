import { interrupted, run } from './processes.mjs';
import { buildSites } from './serve.mjs';

/**
 * Returns a command that builds both sites and runs a tool on them, with the arguments after `--`. `--help` needs no
 * build.
 * @param {string} script the tool's main file
 * @returns {() => Promise<number>} the command, which returns the tool's exit code
 */
export function onBuiltSites(script) {
  return async () => {
    const args = process.argv.slice(3);
    const code = args.includes('--help') ? 0 : await buildSites();
    return code === interrupted ? code : run([script, ...args]);
  };
}

import { program } from './paths.mjs';
import { run } from './processes.mjs';

/** The components, on port 6006. */
export async function storybook() {
  return run(program('nx'), ['run', '@kinemorph/workshop:storybook', '--outputStyle=stream'], { NX_DAEMON: 'false', STORYBOOK_DISABLE_TELEMETRY: '1' });
}

import { run } from './processes.mjs';
import { npm, toolEnv } from './workspace.mjs';

/** `npm run storybook`: the components' workshop on port 6006. */
export function storybook() {
  const { command, args } = npm('run', 'storybook', '-w', '@kinemorph/workshop');
  return run(args, { command, env: { ...toolEnv(), STORYBOOK_DISABLE_TELEMETRY: '1' } });
}

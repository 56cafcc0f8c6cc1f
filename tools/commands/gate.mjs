import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, program, root } from './paths.mjs';
import { run } from './processes.mjs';
import { summarize } from './summary.mjs';

const targets = ['lint', 'typecheck', 'test', 'build', 'e2e'];
const reports = join(root, 'reports');

/** The whole gate: every target of every project, added up to one line. */
export async function gate() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const status = run(program('nx'), ['run-many', '-t', ...targets, '--parallel=2', '--outputStyle=static', '--nxBail=false'], {
    NX_DAEMON: 'false',
    NX_TASKS_RUNNER_DYNAMIC_OUTPUT: 'false',
  });
  run(node, [join('tools', 'checks', 'src', 'requirements.ts')]);
  const files = readdirSync(reports).filter((name) => name.endsWith('.json'));
  const { lines, failed } = summarize(files.map((name) => ({ name, text: readFileSync(join(reports, name), 'utf8') })), status);
  console.log(lines.join('\n'));
  return failed ? 1 : 0;
}

import { Mistake } from '@kinemorph/commands/mistake';
import { spawn, type ChildProcess } from 'node:child_process';
import { platform } from 'node:process';

/** An external program that the studio runs. */
export interface Program {
  readonly command: string;
  /** Environment variable with the program's path. */
  readonly setting: string;
  /** Name and purpose of the program. */
  readonly need: string;
  readonly install: Partial<Record<NodeJS.Platform, string>>;
  /** Download address for other platforms. */
  readonly site: string;
}

let running: ChildProcess | undefined;

/** Kills the running program. */
export function stop(): void {
  running?.kill('SIGKILL');
}

/**
 * Runs a program to its end, and returns its exit code and its output. If the program is missing, the error explains
 * how to install it.
 */
export function run(
  { command: usual, setting, need, install, site }: Program,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const command = process.env[setting] ?? usual;
  const missing = `${need}, and “${command}” does not start.\nInstall it: ${install[platform] ?? site}\nor say where it is: ${setting}=/path/to/${usual} npm run renders`;
  // Rendering takes an hour: other work on the machine has priority.
  const nice = platform === 'win32' ? [] : ['nice', '-n', '10'];
  const [program = command, ...rest] = [...nice, command, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', () => reject(new Mistake(missing)));
    child.once('close', (code) => {
      running = undefined;
      if (code === 127) reject(new Mistake(missing));
      else resolve({ code, output });
    });
  });
}

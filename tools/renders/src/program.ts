import { spawn, type ChildProcess } from 'node:child_process';
import { platform } from 'node:process';
import { Mistake } from './places.ts';

/** A program of the machine that the studio runs. */
export interface Program {
  readonly command: string;
  /** The setting that says where it is. */
  readonly setting: string;
  /** Which program is needed, and for what. */
  readonly need: string;
  readonly install: Partial<Record<NodeJS.Platform, string>>;
  /** Where to get it for any other platform. */
  readonly site: string;
}

let running: ChildProcess | undefined;

/** Ends what is under way. */
export function stop(): void {
  running?.kill('SIGKILL');
}

/** Runs a program to its end, and answers with its exit code and all that it said; one that is missing is told with how to install it. */
export function run(
  { command: usual, setting, need, install, site }: Program,
  args: readonly string[],
): Promise<{ code: number | null; said: string }> {
  const command = process.env[setting] ?? usual;
  const missing = `${need}, and “${command}” does not start.\nInstall it: ${install[platform] ?? site}\nor say where it is: ${setting}=/path/to/${usual} npm run renders`;
  // Renders go on for an hour: whoever works at the machine comes first.
  const nice = platform === 'win32' ? [] : ['nice', '-n', '10'];
  const [program = command, ...rest] = [...nice, command, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', () => reject(new Mistake(missing)));
    child.once('close', (code) => {
      running = undefined;
      if (code === 127) reject(new Mistake(missing));
      else resolve({ code, said });
    });
  });
}

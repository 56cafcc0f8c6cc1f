import { spawn, type ChildProcess } from 'node:child_process';
import { platform } from 'node:process';
import { Mistake } from './places.ts';

let running: ChildProcess | undefined;

/** Ends what is under way. */
export function stop(): void {
  running?.kill('SIGKILL');
}

/** Runs a program to its end, and answers with its exit code and all that it said; `missing` tells how to install it. */
export function run(command: string, args: readonly string[], missing: string): Promise<{ code: number | null; said: string }> {
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

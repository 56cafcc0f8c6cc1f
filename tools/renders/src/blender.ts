import { spawn, type ChildProcess } from 'node:child_process';
import { platform } from 'node:process';
import { Mistake, places } from './places.ts';

const howToInstall: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install -y --no-install-recommends blender python3-numpy libopenblas0-pthread',
  darwin: 'brew install --cask blender@lts, or download 3.x from https://download.blender.org/release/Blender3.6/',
  win32: 'winget install BlenderFoundation.Blender.LTS.3.6, or download 3.x from https://download.blender.org/release/Blender3.6/',
};

let running: ChildProcess | undefined;

/** Ends the render that is under way. */
export function stopBlender(): void {
  running?.kill('SIGKILL');
}

/** Runs render.py to its end; fails with the Python error. */
export function blender(...args: string[]): Promise<string> {
  const command = process.env['BLENDER'] ?? 'blender';
  // Renders go on for an hour: whoever works at the machine comes first.
  const nice = platform === 'win32' ? [] : ['nice', '-n', '10'];
  const [program = command, ...rest] = [...nice, command, '-b', '--factory-startup', '-P', places.script, '--', ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const missing = () =>
      new Mistake(`Blender 3.4 or a later 3.x is needed to render, and “${command}” does not start.\nInstall it: ${howToInstall[platform] ?? 'https://www.blender.org/download/lts/'}\nor say where it is: BLENDER=/path/to/blender npm run renders`);
    child.once('error', () => reject(missing()));
    child.once('close', (code) => {
      running = undefined;
      if (code === 0) resolve(said);
      else reject(code === 127 ? missing() : new Error(pythonError(said)));
    });
  });
}

/** What went wrong, from all that Blender said: the last error and the line of the subject's file that led to it. */
export function pythonError(said: string): string {
  const lines = said.split('\n').map((line) => line.trimEnd());
  const clear = lines.find((line) => line.startsWith('Error: ') && !line.startsWith('Error: Not freed'));
  if (clear) return clear.slice('Error: '.length);
  const start = lines.lastIndexOf('Traceback (most recent call last):');
  if (start < 0) return lines.filter((line) => line && !line.startsWith('Fra:')).slice(-4).join('\n') || 'Blender said nothing';
  const trace = lines.slice(start + 1);
  const message = trace.find((line) => /^[\w.]+(?::|$)/.test(line)) ?? trace[0] ?? '';
  const where = trace.filter((line) => /^ {2}File .*\/(?:products|gifts|backdrops)\//.test(line)).at(-1);
  return where ? `${message}\n${where.trim()}` : message;
}

import { places } from './places.ts';
import { run, type Program } from './program.ts';

const program: Program = {
  command: 'blender',
  setting: 'BLENDER',
  need: 'Blender 3.4 or a later 3.x is needed to render',
  install: {
    linux: 'sudo apt-get install -y --no-install-recommends blender python3-numpy libopenblas0-pthread',
    darwin: 'brew install --cask blender@lts, or download 3.x from https://download.blender.org/release/Blender3.6/',
    win32:
      'winget install BlenderFoundation.Blender.LTS.3.6, or download 3.x from https://download.blender.org/release/Blender3.6/',
  },
  site: 'https://www.blender.org/download/lts/',
};

/** Runs render.py to its end; fails with the Python error. */
export async function blender(...args: string[]): Promise<string> {
  const { code, output } = await run(program, ['-b', '--factory-startup', '-P', places.script, '--', ...args]);
  if (code !== 0) throw new Error(pythonError(output));
  return output;
}

/**
 * Returns the error from Blender's output: the last error message, and the line of the subject's file that caused it.
 */
export function pythonError(output: string): string {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const clear = lines.find((line) => line.startsWith('Error: ') && !line.startsWith('Error: Not freed'));
  if (clear) return clear.slice('Error: '.length);
  const start = lines.lastIndexOf('Traceback (most recent call last):');
  if (start < 0)
    return (
      lines
        .filter((line) => line && !line.startsWith('Fra:'))
        .slice(-4)
        .join('\n') || 'Blender printed nothing'
    );
  const trace = lines.slice(start + 1);
  const message = trace.find((line) => /^[\w.]+(?::|$)/.test(line)) ?? trace[0] ?? '';
  const where = trace.filter((line) => /^ {2}File .*\/(?:products|gifts|backdrops|places|films)\//.test(line)).at(-1);
  return where ? `${message}\n${where.trim()}` : message;
}

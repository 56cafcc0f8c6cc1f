import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: here, encoding: 'utf8' });
const has = (command: string) => run(command, '--version').status === 0;

describe.skipIf(!has('python3'))('meaning of a Python file (skipped without python3)', () => {
  const meaning = (code: string) =>
    run('python3', '-B', '-c', `from studio.meaning import meaning; print(meaning(${JSON.stringify(code)}))`).stdout;
  const plain = meaning('def lid(width):\n    return box((width, 1), 0.1)\n');

  it.each([
    ['layout', 'def lid(width):\n    return box(\n        (width, 1),\n        0.10,\n    )\n'],
    [
      'a comment or a docstring',
      '"""Lids."""\ndef lid(width):\n    """A lid."""\n    return box((width, 1), 0.1)  # Flat.\n',
    ],
    ['a type hint', 'from typing import Any\ndef lid(width: float) -> Any:\n    return box((width, 1), 0.1)\n'],
  ])('does not depend on %s', (_, code) => {
    expect(plain).toContain('FunctionDef');
    expect(meaning(code)).toBe(plain);
  });

  it.each([
    ['a number', 'def lid(width):\n    return box((width, 1), 0.2)\n'],
    ['a name', 'def lid(width):\n    return disc((width, 1), 0.1)\n'],
    ['an import of a part', 'from studio.parts import box\ndef lid(width):\n    return box((width, 1), 0.1)\n'],
    ['a constant that is nothing', 'def lid(width):\n    return box((width, None), 0.1)\n'],
  ])('depends on %s', (_, code) => {
    expect(meaning(code)).not.toBe(plain);
  });
});

describe.skipIf(!has('python3'))('Python type hints (skipped without python3)', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.py') && !file.startsWith('.out'),
  );

  it('exist for every argument and result of every function', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(run('python3', '-B', 'check_hints.py', ...files).stdout.trim()).toBe('');
  });

  it('are reported where they are missing', () => {
    const code = 'def lid(width) -> None: ...\ndef box(size: int): ...\ndef rod(length: int) -> None: ...\n';
    const script = `from check_hints import missing; print([name for _, name in missing(${JSON.stringify(code)})])`;
    expect(run('python3', '-B', '-c', script).stdout.trim()).toBe("['lid', 'box']");
  });
});

// Other versions of Black have another style.
const black = has('black') ? run('black', '--version').stdout : '';

it.skipIf(!/\b23\.\d/.test(black))(
  'the Python code has the format of Black 23 (skipped without Black 23)',
  () => {
    const { status, stdout } = run('black', '--check', '--quiet', '--diff', '.');
    expect(status, stdout).toBe(0);
  },
  120_000,
);

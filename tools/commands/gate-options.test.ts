import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateTargets, readGateOptions } from './gate-options.mjs';

it('the gate runs all targets, unless some are named', () => {
  expect(readGateOptions([])).toEqual({ targets: gateTargets, base: undefined });
  expect(readGateOptions(['--targets', 'lint,typecheck', '--affected', 'origin/main'])).toEqual({
    targets: ['lint', 'typecheck'],
    base: 'origin/main',
  });
});

it('an unknown option or target is reported together with the valid ones', () => {
  expect(() => readGateOptions(['--tragets', 'lint'])).toThrow(/--tragets.*--targets and --affected/s);
  expect(() => readGateOptions(['--targets', 'lint,types'])).toThrow(
    'npm test has no target "types": it has lint, typecheck, test, build, e2e',
  );
});

it('the jobs of the CI workflow run all targets of the gate, each once', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');
  const parts = /part: \[(.*)\]/.exec(workflow)?.[1] ?? '';
  const named = [...parts.matchAll(/'([^']+)'/g)].flatMap(([, part = '']) => part.split(','));
  expect(named.sort()).toEqual([...gateTargets].sort());
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeprecated } from './read-exports.ts';

test('readDeprecated returns exports and props with @deprecated, each with its text', () => {
  const root = `${mkdtempSync(join(tmpdir(), 'ui-deprecated-'))}/`;
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  writeFileSync(
    join(root, 'src/index.ts'),
    'type BoxProps = {\n  /** @deprecated Use `scale`. */\n  size: number;\n  scale: number;\n};\nexport function Box({ size }: BoxProps) { return size; }\n/** @deprecated Use\n * Box. */\nexport const Crate = 1;\n',
  );
  expect(readDeprecated(root, { '.': './src/index.ts' })).toEqual({
    '. Box: size': 'Use `scale`.',
    '. Crate': 'Use Box.',
  });
});

import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, ui } from './ui-package.ts';
import { undescribedProps } from './undescribed.ts';

test('every prop of every component has a comment that its documentation shows', () => {
  const { exports } = readJson(`${ui.source}package.json`) as { exports: Record<string, string> };
  // A pattern opens the component of each folder, exported to others or not.
  const files = Object.values(exports).flatMap((entryPoint) =>
    entryPoint.includes('*')
      ? globSync(entryPoint, { cwd: ui.source }).filter((file) => /(\w+)\/\1\.tsx$/.test(file))
      : [entryPoint],
  );
  const found = undescribedProps(ui.source, files);
  expect(found, found.join('\n')).toEqual([]);
});

test('a prop without a comment is reported with its file, its line and what to do', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'ui-props-'))}/`;
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  writeFileSync(
    join(folder, 'src/index.ts'),
    'type BoxProps = {\n  /** The label. */\n  label: string;\n  size: number;\n};\nexport function Box({ label, size }: BoxProps) { return label + size; }\nexport const size = 1;\n',
  );
  expect(undescribedProps(folder, ['./src/index.ts'])).toEqual([
    'libs/ui/src/index.ts:4 Box does not describe "size": write a comment above it, /** … */',
  ]);
});

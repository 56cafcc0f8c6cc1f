import { expect, test } from 'vitest';
import { builtNames } from '../src/consumer-project.ts';
import { measureSizes, sizeProblems, type Sizes } from '../src/sizes.ts';
import { readJson, ui } from '../src/ui-package.ts';

test('no export grows, and Button and the whole package stay within their promised sizes', async () => {
  const problems = sizeProblems(readJson(ui.lastSizes) as Sizes, await measureSizes(builtNames()));
  expect(
    problems,
    `${problems.join('\n')}\nMake them smaller, or accept them: npx nx run @kinemorph/release:sizes`,
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Api } from './api.ts';
import { advice, unplanned } from './planned.ts';
import { presentApi, readJson, ui } from './ui-package.ts';

test('every change to the public API has a version plan with a large enough bump', () => {
  const missing = unplanned(readJson(ui.lastApi) as Api, presentApi());
  expect(missing, missing && advice(missing)).toBeUndefined();
});

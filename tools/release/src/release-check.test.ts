import { expect, test } from 'vitest';
import type { Api } from './api.ts';
import { advice, unplanned } from './planned.ts';
import { presentApi, readJson, ui } from './ui-package.ts';

test('every change to what the package promises is planned, with a bump that is large enough', () => {
  const missing = unplanned(readJson(ui.lastApi) as Api, presentApi());
  expect(missing, missing && advice(missing)).toBeUndefined();
});

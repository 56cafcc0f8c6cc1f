import { expect, test } from 'vitest';
import { kinemorphUi } from './vite.ts';

const icon = '"use client";\nconst sprite = new URL("./icons.svg", import.meta.url).href;\n';

test('addresses of files beside the package’s code become imports, after a directive', () => {
  const code = kinemorphUi().transform(icon, '/app/node_modules/@kinemorph/ui/components/Icon/Icon.js');
  expect(code).toBe('"use client";\nconst sprite = uiAsset0;\n\nimport uiAsset0 from "./icons.svg?url&no-inline";\n');
});

test('code of others and code without addresses stays as it is', () => {
  expect(kinemorphUi().transform(icon, '/app/src/Icon.js')).toBeUndefined();
  expect(kinemorphUi().transform('export {};', '/app/node_modules/@kinemorph/ui/index.js')).toBeUndefined();
});

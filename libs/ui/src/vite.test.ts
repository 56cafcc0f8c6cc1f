import { expect, test } from 'vitest';
import { kinemorphUi } from './vite.ts';

const icon = '"use client";\nconst sprite = new URL("./icons.svg", import.meta.url).href;\n';

test('file URLs in the package’s code become imports, after a directive', () => {
  const code = kinemorphUi().transform(icon, '/app/node_modules/@kinemorph/ui/components/Icon/Icon.js');
  expect(code).toBe('"use client";\nconst sprite = uiAsset0;\n\nimport uiAsset0 from "./icons.svg?url&no-inline";\n');
});

test('code of other packages and code without file URLs stays unchanged', () => {
  expect(kinemorphUi().transform(icon, '/app/src/Icon.js')).toBeUndefined();
  expect(kinemorphUi().transform('export {};', '/app/node_modules/@kinemorph/ui/index.js')).toBeUndefined();
});

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfThis, root } from './checkout.ts';

const words = 'libs/i18n/messages/de-DE.json';
const product = 'libs/content/src/products/ai-base';

describe('copy that the tests of a file share', () => {
  it.each(['a test', 'the test after it'])('is equal to this checkout at the start of %s', () => {
    const copy = copyOfThis();
    for (const file of [words, `${product}/prices.json`, `${product}/copy/de-DE.json`])
      expect(copy.read(file), file).toBe(readFileSync(join(root, file), 'utf8'));
    expect(existsSync(join(copy.root, 'libs/content/src/more/of-a-test.ts'))).toBe(false);

    copy.change(words, /a/, 'b');
    copy.remove(`${product}/prices.json`);
    rmSync(join(copy.root, product, 'copy'), { recursive: true });
    copy.write('libs/content/src/more/of-a-test.ts', '');
  });
});

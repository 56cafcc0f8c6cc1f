import { isList, writeLists } from '@kinemorph/content/lists';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply, formatted } from './changes.ts';
import { newProduct, removeProduct } from './product.ts';
import { changed, copyOf, filesOf, outside } from './testing.ts';

const folder = 'libs/content/src/products/k2-scout';
const copy = () =>
  copyOf(
    'libs/content/src/campaigns',
    'libs/content/src/products',
    'libs/content/src/regions',
    'libs/i18n/messages',
    'libs/i18n/src',
    '.prettierrc.json',
  );
const options = { like: 'interstellar-scout-k1', regions: ['us', 'jp'] };

async function made(root: string): Promise<void> {
  apply(root, await formatted(root, newProduct(root, 'k2-scout', options).changes));
  writeLists(root);
}

describe('new product', () => {
  it('changes only its folder, and adds the product to the lists', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    const touched = changed(before, filesOf(root)).filter((file) => !isList(file));
    expect(outside('product', folder, touched)).toEqual([]);
    const list = (name: string) => readFileSync(join(root, `libs/content/src/products/by-folder/${name}.ts`), 'utf8');
    expect(list('ids')).toContain("k2Scout: 'k2-scout',");
    expect(list('products')).toContain("export { product as k2Scout } from '../k2-scout/product.ts';");
    expect(list('prices')).toContain("from '../k2-scout/prices.json'");
  });

  it('creates a draft with a page in its regions, sample facts and its own menu order', () => {
    const text = newProduct(copy(), 'k2-scout', options)
      .changes.write.get(`${folder}/product.ts`)
      ?.replaceAll('"', "'");
    for (const line of [
      'draft: true',
      'order: 121',
      "page: { regions: ['us','jp'] }",
      "nearest: ['interstellarScoutK1'",
    ])
      expect(text).toContain(line);
    for (const line of ["picture: sample('k1-interstellar-scout/cut-out')", 'hardware: sample({servos: 17'])
      expect(text).toContain(line);
    expect(text).not.toContain('firmware');
  });

  it('has no prices, and empty texts in the languages of its regions', () => {
    const { write } = newProduct(copy(), 'k2-scout', options).changes;
    expect(write.get(`${folder}/prices.json`)).toBe('{}\n');
    const copies = [...write.keys()].filter((file) => file.includes('/copy/'));
    expect(copies).toEqual(['en-US', 'ja-JP'].map((locale) => `${folder}/copy/${locale}.json`));
    for (const file of copies)
      expect(new Set(Object.values(JSON.parse(write.get(file) ?? '') as object))).toEqual(new Set(['']));
  });

  it('does not copy a pre-order, a shortage or a booking from the other product', () => {
    const text = newProduct(copy(), 'bumblebee-2', { ...options, like: 'flagship-bumblebee' }).changes.write.get(
      'libs/content/src/products/bumblebee-2/product.ts',
    );
    expect(text).not.toMatch(/preOrder|booking|announced|stock/);
  });

  it.each([
    ['K2Scout', options, '"K2Scout" is no id of a product: write it like k2-scout'],
    ['ai-base', options, 'There is a folder libs/content/src/products/ai-base'],
    ['ai-Base', options, '"ai-Base" is no id of a product: write it like ai-base'],
    ['products', options, 'There is a page products already: choose another id'],
    ['k2-scout', { ...options, regions: ['us', 'zz'] }, 'There is no region "zz". The regions are us, uk'],
    ['k2-scout', { ...options, regions: [] }, 'Say which regions have it: --regions us,uk'],
    [
      'k2-scout',
      { ...options, like: 'k9' },
      'There is no product "k9" to start with: --like one of flagship-bumblebee',
    ],
    [
      'k2-scout',
      { ...options, like: 'elite-optimus-prime-ai-base' },
      'elite-optimus-prime-ai-base is a box of several products: --like one of',
    ],
  ])('rejects %j and explains what to do instead: %#', (id, given, said) => {
    const root = copyOf('libs/content/src/products');
    const before = filesOf(root);
    expect(() => newProduct(root, id, given)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('rejects an id whose name in code is already in use', () => {
    const root = copyOf('libs/content/src/products');
    expect(() => newProduct(root, 'flagship-megatron-2', options)).not.toThrow();
    mkdirSync(join(root, 'libs/content/src/products/megatron-2'));
    writeFileSync(join(root, 'libs/content/src/products/megatron-2/product.ts'), '');
    expect(() => newProduct(root, 'megatron2', options)).toThrow(
      'Code would call megatron2 megatron2, as it calls megatron-2: choose another id',
    );
  });
});

describe('remove product', () => {
  it('removes everything that new created', async () => {
    const root = copy();
    writeLists(root);
    const before = filesOf(root);
    await made(root);
    apply(root, await formatted(root, removeProduct(root, 'k2-scout').changes));
    writeLists(root);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('rejects an unknown product and one that is still named, with the place', async () => {
    const root = copy();
    expect(() => removeProduct(root, 'k2-scout')).toThrow('There is no product "k2-scout". The products are ai-base');
    await made(root);
    const other = 'libs/content/src/products/interstellar-agent-t9/product.ts';
    writeFileSync(
      join(root, other),
      readFileSync(join(root, other), 'utf8').replace("nearest: ['", "nearest: ['k2Scout', '"),
    );
    expect(() => removeProduct(root, 'k2-scout')).toThrow(`k2-scout is still named: take it out of ${other} first`);
  });
});

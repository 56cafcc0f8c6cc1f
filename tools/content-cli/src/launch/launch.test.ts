import { describe, expect, it } from 'vitest';
import { checkoutOf, copyOfThis, run } from '../testing/checkout.ts';
import { unmarkedDomains } from './reserved.ts';
import { listSamples, samplesOf, staleSampleTexts } from './samples.ts';

const content = {
  'libs/content/src/sample.ts': 'export function sample(value) {\n  return value;\n}\n',
  'libs/content/src/products/a.ts': [
    "import { sample } from '../sample.ts';",
    'export const a = {',
    '  prices: {',
    "    us: { regular: sample(449), promotions: [cheaper('us', sample(399))] },",
    '    de: { regular: 599 },',
    '  },',
    '};',
  ].join('\n'),
  'libs/content/src/b.ts':
    "import { sample as example } from './sample.ts';\nexport const address = example('1 Main Street');\n",
  'libs/content/src/c.ts': 'const sample = (value: number) => value;\nexport const c = sample(1);\n',
  'libs/content/src/products/b/prices.json': {
    de: {
      regular: { amount: 499 },
      promotions: [{ amount: 449, sample: true, window: { closes: '2025-01-01T00:00Z' } }],
    },
  },
  'libs/content/src/products/a.test.ts': "import { sample } from '../sample.ts';\nsample(1);\n",
  'libs/screens/src/article/copy/legal/de-DE.json': { 'terms.p1': 'Erstens', 'terms.p2': 'Zweitens', title: 'Titel' },
  'libs/screens/src/article/copy/legal/en-US.json': { 'terms.p1': 'First', title: 'Title' },
};
const sampleTexts = [
  { path: 'libs/screens/src/article/copy/legal', ids: ['terms.*'], replaceWith: 'what counsel writes' },
];

describe('list of samples to replace before a launch', () => {
  it('contains every marked fact and listed text with its file, line, value and replacement', () => {
    expect(listSamples(samplesOf(checkoutOf(content).sources, { sampleTexts })).split('\n')).toEqual([
      "libs/content/src/b.ts:2  address: '1 Main Street' → the real fact",
      'libs/content/src/products/a.ts:4  a.prices.us.regular: 449 → the real fact',
      'libs/content/src/products/a.ts:4  a.prices.us.promotions[0].cheaper(us): 399 → the real fact',
      'libs/content/src/products/b/prices.json:8  b.de.promotions[0]: 449 → the real price',
      'libs/screens/src/article/copy/legal/de-DE.json:2  terms.p1: "Erstens" → what counsel writes',
      'libs/screens/src/article/copy/legal/de-DE.json:3  terms.p2: "Zweitens" → what counsel writes',
      'libs/screens/src/article/copy/legal/en-US.json:2  terms.p1: "First" → what counsel writes',
      '',
      '7 samples in 5 files to replace before a launch.',
    ]);
  });

  it('is empty if all facts are real', () => {
    expect(
      listSamples(
        samplesOf(checkoutOf({ 'libs/content/src/c.ts': content['libs/content/src/c.ts'] }).sources, {
          sampleTexts: [],
        }),
      ),
    ).toBe('Nothing is left to replace: every fact and every text is real.');
  });

  it('reports a listed id that matches no text', () => {
    const { sources } = checkoutOf(content);
    expect(staleSampleTexts(sources, { sampleTexts })).toEqual([]);
    expect(
      staleSampleTexts(sources, {
        sampleTexts: [{ path: 'libs/screens/src/article/copy/legal', ids: ['terms.*', 'gone.*'], replaceWith: 'x' }],
      }),
    ).toMatchObject([{ found: '"gone.*"' }]);
  });
});

describe('address on a reserved domain', () => {
  it('is reported unless it is marked as a sample', () => {
    const { sources } = checkoutOf({
      'libs/content/src/sample.ts': content['libs/content/src/sample.ts'],
      'libs/content/src/a.ts': [
        "import { sample } from './sample.ts';",
        "export const a = sample({ mail: 'support@kinemorph.example', shops: ['https://gear.example'] });",
        "export const b = { press: 'press@kinemorph.example' };",
      ].join('\n'),
      'libs/content/src/b.ts': "export const store = 'https://{region}.example';\nexport const word = 'an example';\n",
      'libs/content/src/checks/rule.ts': "export const expected = 'an origin, like https://hub.kinemorph.example';\n",
    });
    const files = sources.find('libs/content/src/**/*.ts');
    expect(unmarkedDomains(sources, files).map(({ file, line, found }) => `${file}:${line} ${found}`)).toEqual([
      'libs/content/src/a.ts:3 "press@kinemorph.example"',
      'libs/content/src/b.ts:1 "https://{region}.example"',
    ]);
  });
});

describe('npm run content -- check', () => {
  it(
    'fails with --launch only as long as a sample is left, and passes without --launch',
    { timeout: 400_000 },
    async () => {
      const checkout = copyOfThis();
      const { output } = await run(checkout.root, 'launch');
      const places = output
        .split('\n')
        .filter((line) => line.includes(' → '))
        .map((line) => line.split('  ')[0] ?? '');
      expect(places.length).toBeGreaterThan(50);
      expect((await run(checkout.root, 'check')).code).toBe(0);
      const launch = await run(checkout.root, 'check', '--launch');
      expect(launch.code).toBe(1);
      for (const place of places) expect(launch.output).toContain(`${place}  `);
      // Only the marks are removed, and the sample domains are replaced with real ones; the listed texts become real
      // with them.
      for (const file of new Set(
        places.filter((place) => /\.ts:|\/prices\.json:/.test(place)).map((place) => place.split(':')[0] ?? ''),
      ))
        checkout.write(
          file,
          checkout
            .read(file)
            .replaceAll(/(?<!\w)sample\(((?:[^()]|\([^()]*\))*?),?\s*\)/g, '$1')
            .replaceAll(/(?<=[\w}-])\.example(?![\w-])/g, '.com')
            .replace(/^import \{ sample \} from .*\n/m, '')
            .replaceAll(/,\s+"sample": true/g, ''),
        );
      checkout.change(
        'libs/content/src/sample-texts.ts',
        /sampleTexts: readonly SampleTexts\[\] = \[[^]*\];/,
        'sampleTexts: readonly SampleTexts[] = [];',
      );
      expect(await run(checkout.root, 'check', '--launch')).toMatchObject({ code: 0 });
      expect((await run(checkout.root, 'launch')).output).toBe(
        'Nothing is left to replace: every fact and every text is real.',
      );
    },
  );
});

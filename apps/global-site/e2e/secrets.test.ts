import { ask, startBuiltSite, words, type StartedProcess } from '@kinemorph/site/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from './support/regions.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const filesBelow = (folder: string) =>
  readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const home = words('content/messages/home', 'en-US');
const sale = 'content/src/campaigns/prime-day-2025/copy';
const preOrder = 'content/src/campaigns/flagship-bumblebee-pre-order/copy';
/** Returns every part of a message between its values: the text as a page or a chunk would contain it. */
const stretches = (message: string) =>
  message
    .split(/\{[^}]*\}|\n/)
    .map((part) => part.trim())
    .filter((part) => part.length > 8);

const pages = (region: string) => [
  `/${region}`,
  `/${region}/choose-your-region`,
  `/${region}/no-such-page`,
  `/_model/${region}.json`,
  `/_model/${region}/choose-your-region.json`,
];

/** Returns the secrets in a text. A failure then lists these alone, not the long text. */
const held = (text: string, secrets: readonly (string | RegExp)[]) =>
  secrets.filter((secret) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text))).map(String);

/** Returns everything that the server sends about a region at its instant. */
async function everythingSaid(site: StartedProcess, ids: readonly string[]): Promise<string> {
  const paths = [...ids.flatMap(pages), '/sitemap.xml', '/robots.txt', '/ssr/timestamp'];
  return (await Promise.all(paths.map(async (path) => (await ask(site.origin, path)).body))).join('\n');
}

describe('sealed content', () => {
  describe('in June 2025', () => {
    let site: StartedProcess;
    beforeAll(async () => {
      site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-06-01T00:00:00Z' });
    });
    afterAll(() => site.stop());

    it('us does not contain the text of Flagship Bumblebee that will lead its home page', async () => {
      const said = await everythingSaid(site, ['us']);
      expect(held(said, ['Flagship Megatron', home('home.wide.flagshipBumblebee')])).toEqual(['Flagship Megatron']);
    });

    it('no region contains a text of the seven-day sale', async () => {
      const said = await everythingSaid(
        site,
        regions.map(({ id }) => id),
      );
      const secret = ['home.sale.title', 'home.sale.subtitle', 'home.sale.badge', 'nav.sale', 'banner.sale']
        .map(words(sale, 'en-US'))
        .flatMap(stretches);
      expect(secret.length).toBeGreaterThan(1);
      expect(held(said, [...secret, 'sevenDaySale'])).toEqual([]);
    });

    it('us contains the regular price of Elite Optimus Prime, and not the sale price', async () => {
      const { body } = await ask(site.origin, '/_model/us.json');
      const data = JSON.parse(body) as {
        model: { tiles: { key: string; price?: { current: string } }[] };
        shell: { menus: { items?: { href: string; price?: string }[] }[] };
      };
      expect(data.model.tiles.find(({ key }) => key === 'eliteOptimusPrime')?.price?.current).toBe('$699');
      const entry = data.shell.menus
        .flatMap(({ items = [] }) => items)
        .find(({ href }) => href.includes('elite-optimus-prime'));
      expect(entry?.price).toBe('$699');
      // Buzz Lightyear, and no other product, already costs $599, the sale's price: once in the menu and once on its
      // tile.
      expect(body.match(/\$599/g)).toHaveLength(2);
    });
  });

  describe('in March 2025', () => {
    let site: StartedProcess;
    beforeAll(async () => {
      site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-03-01T00:00:00Z' });
    });
    afterAll(() => site.stop());

    const prices: Readonly<Record<string, readonly RegExp[]>> = {
      us: [/\$949/, /\$1,299/],
      uk: [/£899/, /£1,299/],
      eu: [/€1[.,]?099|1[.,]?099.€/, /€1[.,]?599|1[.,]?599.€/],
      fr: [/1.?099.€/, /1.?599.€/],
      de: [/1\.099.€/, /1\.599.€/],
      jp: [/124,960/, /174,900/],
    };

    it('no region contains the early or the later price of Flagship Bumblebee', async () => {
      for (const [region, secrets] of Object.entries(prices))
        expect(held(await everythingSaid(site, [region]), secrets), region).toEqual([]);
    });

    it('same check finds these prices once they are valid', async () => {
      const later = await Promise.all(
        ['2025-04-10T00:00:00Z', '2025-06-01T00:00:00Z'].map((clock) =>
          startBuiltSite('global-site', { SITE_CLOCK: clock }),
        ),
      );
      try {
        for (const [region, secrets] of Object.entries(prices)) {
          const said = await Promise.all(later.map((at) => everythingSaid(at, [region])));
          expect(held(said.join('\n'), secrets), region).toEqual(secrets.map(String));
        }
      } finally {
        await Promise.all(later.map((at) => at.stop()));
      }
    });
  });
});

describe('public files', () => {
  const texts = /\.(?:js|css|svg|json|html|txt|xml|map)$/;
  const locales = [...regions.map(({ locale }) => locale), 'zh-CN'];

  it('contain no texts or prices of the content, published or not, in any language', () => {
    const files = [...filesBelow('client'), ...filesBelow('server/assets')].filter((file) => texts.test(file));
    expect(files.length).toBeGreaterThan(30);
    const secrets = locales.flatMap((locale) => {
      const texts = words('content/messages/home', locale);
      return ['home.wide.flagshipBumblebee', 'home.wide.flagshipMegatron', 'home.tagline']
        .map(texts)
        .flatMap(stretches);
    });
    secrets.push(
      ...['home.sale.title', 'home.sale.subtitle', 'banner.sale'].map(words(sale, 'en-US')).flatMap(stretches),
      ...['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'zh-CN']
        .map((locale) => words(preOrder, locale)('banner.earlyBird'))
        .flatMap(stretches),
    );
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(held(text, [...secrets, 'sevenDaySale', 'primeDay', '2025-07-08', '$599']), relative(dist, file)).toEqual(
        [],
      );
      // A drawing contains many figures; code must not contain these.
      if (!file.endsWith('.svg'))
        expect(held(text, [/\b(?:1299|1599|174900|8499)\b/]), relative(dist, file)).toEqual([]);
    }
  });

  it('include no server code, no manifest and no source map', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-06-01T00:00:00Z' });
    try {
      const secret = filesBelow('server').filter((file) => !relative(join(dist, 'server'), file).startsWith('assets/'));
      expect(secret.map((file) => relative(dist, file))).toContain('server/main.js');
      for (const file of [...secret, join(dist, 'client/.vite/manifest.json')]) {
        const name = relative(dist, file);
        const base = name.slice(name.lastIndexOf('/') + 1);
        for (const path of [
          `/${name}`,
          `/${name.replace(/^(?:server|client)\//, '')}`,
          `/assets/${base}`,
          `/chunks/${base}`,
          `/assets/..%2f..%2f${name.replaceAll('/', '%2f')}`,
          `/assets/../../${name}`,
        ]) {
          expect((await ask(site.origin, path)).status, path).toBe(404);
        }
      }
      expect(filesBelow('.').filter((file) => file.endsWith('.map'))).toEqual([]);
    } finally {
      await site.stop();
    }
  });
});

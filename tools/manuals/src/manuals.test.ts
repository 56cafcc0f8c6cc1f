import { brand, manuals, offices, products, regions, standardWarrantyYears, type RegionId } from '@kinemorph/content';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { shown } from './sheet.ts';
import { wordsOf, type Guide } from './guide.ts';
import { makeManuals, manualRegions } from './make.ts';
import { subjectOf } from './say.ts';
import { writeGuide } from './write.ts';

const folder = fileURLToPath(new URL('../../../libs/content/dist/manuals/', import.meta.url));
/** The maximum size of one file, in bytes. */
const budget = 160_000;
const scripts: Partial<Record<string, RegExp>> = { 'ko-KR': /\p{Script=Hangul}/gu, 'zh-CN': /\p{Script=Han}/gu };

const fileOf = ({ id, locale }: Guide) => `${id}.${locale}.pdf`;
const wanted = manualRegions.flatMap((region) =>
  manuals.flatMap((manual) => [writeGuide(manual, region) ?? []].flat().map((guide) => ({ region, manual, guide }))),
);
const read = (guide: Guide) => readFileSync(`${folder}${fileOf(guide)}`);
/** Removes the spaces, because lines break at them. */
const bare = (text: string) => shown(text).replace(/\s/g, '');

async function open(guide: Guide) {
  const pdf = await getDocumentProxy(new Uint8Array(read(guide)));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  return { text, totalPages, info };
}

describe('manual files', () => {
  it('exist for each manual in each language where its products are sold, and for no others [EN-11]', () => {
    expect(readdirSync(folder).sort()).toEqual([...wanted.map(({ guide }) => fileOf(guide)), 'sizes.json'].sort());
  });

  it('are listed with their real sizes and stay within the budget [EN-11]', () => {
    const sizes = JSON.parse(readFileSync(`${folder}sizes.json`, 'utf8')) as Record<string, number>;
    expect(sizes).toEqual(Object.fromEntries(wanted.map(({ guide }) => [fileOf(guide), read(guide).length])));
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > budget)).toEqual([]);
  });

  describe.each(wanted.map(({ guide, manual }) => [fileOf(guide), guide, manual] as const))(
    '%s',
    (_file, guide, manual) => {
      let opened: Awaited<ReturnType<typeof open>>;
      beforeAll(async () => {
        opened = await open(guide);
      });

      it('is a tagged PDF of 3 to 7 pages with title, author, language and date [SC-10]', () => {
        expect(opened.totalPages).toBeGreaterThanOrEqual(3);
        expect(opened.totalPages).toBeLessThanOrEqual(7);
        expect(opened.info).toMatchObject({
          Title: `${guide.title} – ${guide.kind}`,
          Author: brand.name,
          Language: guide.locale,
          CreationDate: `D:${manual.updated.replaceAll('-', '')}000000Z`,
        });
        expect(read(guide).toString('latin1')).toContain('/MarkInfo');
      });

      it('contains the whole text of the guide in the language of its region', () => {
        const said = bare(opened.text);
        for (const line of wordsOf(guide).split('\n').slice(0, -1)) expect(said).toContain(bare(line));
        const script = scripts[guide.locale];
        if (script) expect(opened.text.match(script)?.length ?? 0).toBeGreaterThan(300);
        else expect(opened.text).not.toMatch(/[\p{Script=Hangul}\p{Script=Han}]/u);
        expect(opened.text).not.toMatch(/undefined|NaN|[{}⟦]/);
      });
    },
  );

  it('of kr have the same bytes each time they are built', async () => {
    for (const { name, pdf } of await makeManuals('kr'))
      expect(readFileSync(`${folder}${name}`).equals(pdf), name).toBe(true);
  });
});

describe('a manual', () => {
  const guide = (id: string, region: RegionId) => {
    const manual = manuals.find((one) => one.id === id);
    return manual && writeGuide(manual, region);
  };
  const words = (id: string, region: RegionId) => {
    const found = guide(id, region);
    return found ? wordsOf(found) : undefined;
  };

  it('shows the facts of its product, such as charging time, voice commands and battery [FX]', () => {
    const grimlock = words('grimlock-g1-flagship-quick-guide', 'us');
    for (const figure of [
      'about 90 minutes',
      'understands 42 voice commands',
      'charging port (USB Type-C)',
      '2,500 mAh',
    ])
      expect(grimlock).toContain(figure);
    const bumblebee = words('flagship-bumblebee-quick-guide', 'de');
    for (const figure of ['etwa 120\u00a0Minuten', 'etwa 60\u00a0Minuten', '11,1']) expect(bumblebee).toContain(figure);
  });

  it('leaves out figures that are not known', () => {
    const alpha = words('buzz-lightyear-space-ranger-alpha-quick-guide', 'us');
    expect(products.buzzLightyearSpaceRangerAlpha.hardware).toEqual({});
    expect(alpha).not.toMatch(/At a glance|full charge takes|\d+ voice commands/);
    expect(alpha).toContain('listens to voice commands');
  });

  it('exists only in regions where its products are sold', () => {
    expect(words('flagship-bumblebee-quick-guide', 'kr')).toBeUndefined();
    expect(words('ai-base-quick-guide', 'de')).toBeDefined();
    expect(words('ai-base-quick-guide', 'uk')).toBeUndefined();
  });

  it('of a series shows a robot that the region sells, if it sells one [EN-11]', () => {
    for (const manual of manuals.filter(({ kind }) => kind === 'programming'))
      for (const region of manualRegions) {
        const sold = manual.products.filter((id) => products[id].regions.includes(region));
        if (sold.length > 0) expect(sold, `${manual.id} in ${region}`).toContain(subjectOf(manual, region)?.product.id);
      }
  });

  it('shows a warranty of one year for Elite Optimus Prime, and the standard one for Bumblebee [FX]', () => {
    const years = (id: string, region: RegionId) =>
      manuals.filter((manual) => manual.id === id).map((manual) => subjectOf(manual, region)?.warrantyYears);
    expect([
      years('elite-optimus-prime-quick-guide', 'us'),
      years('elite-optimus-prime-quick-guide', 'de'),
      years('flagship-bumblebee-quick-guide', 'cn'),
    ]).toEqual([[1], [1], [standardWarrantyYears]]);
    expect(words('elite-optimus-prime-quick-guide', 'us')).toContain('under warranty for 1 year from');
  });

  it.each(
    wanted
      .filter(({ manual }) => manual.kind === 'quickGuide')
      .map(({ guide: one, region }) => [one.id, region, one] as const),
  )(
    '%s in %s mentions authorised dealers for the warranty, the support address and the phone number [VA-3]',
    (_id, region, one) => {
      const dealers: Readonly<Partial<Record<RegionId, string>>> = {
        us: 'authorized dealer',
        uk: 'authorised dealer',
        eu: 'authorised dealer',
        fr: 'revendeur agréé',
        de: 'autorisierten Händler',
        kr: '공인 판매점',
        cn: '授权经销商',
      };
      expect(wordsOf(one)).toContain(dealers[region] ?? '');
      expect(wordsOf(one)).toContain(brand.mailboxes.support);
      expect(wordsOf(one)).toContain(offices[region].phone);
    },
  );

  it('shows “Officially licensed” only for a robot with a licensed name', () => {
    expect(words('flagship-bumblebee-quick-guide', 'us')).toContain('Officially licensed');
    expect(words('interstellar-scout-k1-quick-guide', 'us')).not.toContain('Officially licensed');
  });

  it('of a series names no robot and shows none on pre-order, as it may be unannounced', () => {
    for (const { manual, guide: one, region } of wanted.filter(({ manual: { kind } }) => kind === 'programming')) {
      const said = wordsOf(one);
      for (const id of manual.products)
        expect(said).not.toContain(
          subjectOf({ ...manual, kind: 'quickGuide', products: [id] }, region)?.name ?? '⟦none⟧',
        );
      expect(
        products[manual.products.find((id) => products[id].picture === one.picture) ?? manual.products[0] ?? 'aiBase']
          .preOrder,
      ).toBeUndefined();
    }
  });

  it('shows the date of its edition in the format of its region', () => {
    expect(guide('flagship-bumblebee-quick-guide', 'us')?.edition).toBe('Edition of March\u00a027, 2025');
    expect(guide('flagship-bumblebee-quick-guide', 'uk')?.edition).toBe('Edition of 27\u00a0March 2025');
    expect(regions.eu.locale).toBe('en-EU');
    expect(guide('flagship-bumblebee-quick-guide', 'eu')?.edition).toBe('Edition of 27\u00a0March 2025');
    expect(guide('flagship-bumblebee-quick-guide', 'cn')?.edition).toBe('2025年3月27日版');
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isList, writeLists } from '@kinemorph/content/lists';
import { describe, expect, it } from 'vitest';
import { newCampaign, removeCampaign } from './campaign.ts';
import { apply, formatted } from './changes.ts';
import { withOffset } from './local-time.ts';
import { changed, copyOf, filesOf, outside } from './testing.ts';

const folder = 'libs/content/src/campaigns/lantern-week';
const copy = () =>
  copyOf(
    'libs/ui/src/themes',
    'libs/content/src/campaigns',
    'libs/content/src/products',
    'libs/content/src/regions',
    'libs/i18n/messages',
    'libs/i18n/src',
    'libs/ui/src/themes',
    '.prettierrc.json',
  );
const options = { regions: ['jp', 'kr', 'cn'], opens: '2026-11-11T00:00', ends: '2026-11-12T00:00' };

async function made(root: string): Promise<void> {
  apply(root, await formatted(root, newCampaign(root, 'lantern-week', options).changes));
  writeLists(root);
}

/** The lists of folders are written anew by each command, and are not committed. */
const committed = (files: readonly string[]) => files.filter((file) => !isList(file));

describe('new campaign', () => {
  it('touches no file outside its folder, and is in the list of campaigns', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    expect(outside('campaign', folder, committed(changed(before, filesOf(root))))).toEqual([]);
    expect(readFileSync(join(root, 'libs/content/src/campaigns/by-folder.ts'), 'utf8')).toContain(
      "export { lanternWeek } from './lantern-week/campaign.ts';",
    );
  });

  it('is a draft, with empty words in the languages of its regions', () => {
    const { changes } = newCampaign(copy(), 'lantern-week', options);
    expect(changes.write.get(`${folder}/campaign.ts`)).toContain('draft: true');
    const copies = [...changes.write.keys()].filter((file) => file.includes('/copy/'));
    expect(copies).toEqual(['en-US', 'ja-JP', 'ko-KR', 'zh-CN'].map((locale) => `${folder}/copy/${locale}.json`));
    for (const file of copies)
      expect(new Set(Object.values(JSON.parse(changes.write.get(file) ?? '') as object))).toEqual(new Set(['']));
  });

  it('opens at local midnight in each region, or everywhere at one instant if the time has an offset [ST-2]', () => {
    const dates = (opens: string) =>
      newCampaign(copy(), 'lantern-week', { ...options, opens }).changes.write.get(`${folder}/timeline.ts`);
    const local = dates('2026-11-11T00:00');
    expect(local).toContain("jp: { sale: '2026-11-11T00:00+09:00'");
    expect(local).toContain("cn: { sale: '2026-11-11T00:00+08:00'");
    expect(dates('2026-11-11T00:00Z')?.match(/sale: '2026-11-11T00:00Z'/g)).toHaveLength(3);
  });

  it('has the products that it is told, or those that all its regions sell', () => {
    const offers = (products?: readonly string[]) =>
      /products: (\[.*?\])/.exec(
        newCampaign(copy(), 'lantern-week', { ...options, ...(products && { products }) }).changes.write.get(
          `${folder}/campaign.ts`,
        ) ?? '',
      )?.[1];
    expect(offers(['flagshipOptimusPrime'])).toBe("['flagshipOptimusPrime']");
    expect(offers()).toContain("'interstellarScoutK1'");
  });

  it.each([
    ['LanternWeek', options, '"LanternWeek" is no id of a campaign: write it like lantern-week'],
    ['black-friday-2024', options, 'There is a campaign black-friday-2024: change libs/content/src/campaigns/black'],
    [
      'timeline',
      options,
      'code would call it `timeline`, which means something else there: write more words, like timeline-sale',
    ],
    ['new', options, 'No campaign can have the id "new"'],
    ['products', options, 'There is a page products already: choose another id'],
    ['lantern-week', { ...options, regions: ['jp', 'es'] }, 'There is no region "es". The regions are us, uk'],
    ['lantern-week', { ...options, opens: 'midnight' }, '"midnight" is no time. Write it like 2027-01-01T00:00'],
    ['lantern-week', { ...options, opens: '2026-02-30T00:00' }, '"2026-02-30T00:00" is no time.'],
    [
      'lantern-week',
      { ...options, ends: '2026-11-10T00:00' },
      'In jp the campaign would end (2026-11-10T00:00+09:00) before it opens (2026-11-11T00:00+09:00)',
    ],
    ['lantern-week', { ...options, products: ['optimus'] }, 'There is no product "optimus". The products are'],
    ['lantern-week', { ...options, products: ['grimlockG1Flagship'] }, 'None of jp, kr, cn sells grimlockG1Flagship'],
  ])('refuses %j with what to do instead: %#', (id, told, said) => {
    const root = copy();
    const before = filesOf(root);
    expect(() => newCampaign(root, id, told)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});

describe('a local time', () => {
  it.each([
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T12:00+02:00'],
    ['2026-12-01T12:00', 'Europe/Berlin', '2026-12-01T12:00+01:00'],
    ['2026-12-01T12:00', 'Europe/London', '2026-12-01T12:00Z'],
    ['2026-03-08T03:00', 'America/Los_Angeles', '2026-03-08T03:00-07:00'],
  ])('%s in %s is %s', (time, zone, written) => {
    expect(withOffset(time, zone)).toBe(written);
  });

  it('that the clocks skip is refused', () => {
    expect(() => withOffset('2026-03-29T02:30', 'Europe/Berlin')).toThrow('In Europe/Berlin the clocks skip');
  });
});

describe('remove campaign', () => {
  it('leaves no trace of what new has made', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    apply(root, await formatted(root, removeCampaign(root, 'lantern-week').changes));
    writeLists(root);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('removes one whose name tests and examples of the generators use', async () => {
    const root = copy();
    await made(root);
    for (const file of ['tools/generators/src/campaign.ts', 'libs/content/src/products/offer.test.ts']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), "const id = 'lantern-week';");
    }
    expect(removeCampaign(root, 'lantern-week').changes.remove).toEqual([folder]);
  });

  it('refuses one that is not there, and one that a price still waits for, with its place', async () => {
    const root = copy();
    expect(() => removeCampaign(root, 'lantern-week')).toThrow(
      'There is no campaign "lantern-week". The campaigns are',
    );
    await made(root);
    const prices = 'libs/content/src/products/interstellar-scout-k1/prices.json';
    writeFileSync(
      join(root, prices),
      readFileSync(join(root, prices), 'utf8').replace('{', '{ "note": { "campaign": "lantern-week" },'),
    );
    expect(() => removeCampaign(root, 'lantern-week')).toThrow(
      `lantern-week is still named: take it out of ${prices} first`,
    );
  });
});

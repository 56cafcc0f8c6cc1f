import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewCampaign } from '../api.ts';
import { productNames, readLibrary, type Library } from '../content/library.ts';
import { newCampaign } from './new-campaign.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const request: NewCampaign = {
  kind: 'campaign',
  id: 'lantern-week',
  regions: ['uk'],
  opens: '2026-11-11',
  ends: '2026-11-12 00:00',
  products: [],
};
let library: Library;

beforeAll(async () => {
  library = await readLibrary(root);
});

const made = (changes: Partial<NewCampaign>) =>
  newCampaign(root, library, productNames(root), { ...request, ...changes });

describe('new campaign', () => {
  it.each<readonly [string, Partial<NewCampaign>, string]>([
    ['a very long address', { id: 'a'.repeat(61) }, 'The address has 61 characters, and may have 60'],
    ['what is no address', { id: '../sale' }, 'cannot be the last part of an address'],
    ['an address that is taken', { id: 'black-friday-2024' }, 'There is a campaign black-friday-2024 already'],
    ['the address of another page', { id: 'support' }, 'There is a page support already'],
    ['a region that is not there', { regions: ['uk', 'atlantis'] }, 'There is no region atlantis. The regions are us,'],
    ['no region', { regions: [] }, 'Choose at least one region'],
    ['an end before its beginning', { ends: '2026-11-10' }, 'In United Kingdom it would end before it begins'],
    ['an end at its beginning', { ends: '2026-11-11' }, 'it would end at the moment that it begins'],
    [
      'a time that the clocks skip',
      { opens: '2027-03-28 01:30', ends: '2027-04-01' },
      'Begins, in United Kingdom: 2027-03-28 01:30 does not exist in Europe/London: clocks go forward then',
    ],
    [
      'a time that the clocks skip in one of its regions',
      { regions: ['us', 'uk'], opens: '2027-03-28 01:30', ends: '2027-04-01' },
      'Begins, in United Kingdom: 2027-03-28 01:30 does not exist',
    ],
    [
      'a time that the clocks repeat',
      { opens: '2026-10-25 01:30' },
      'Write 2026-10-25T01:30+01:00 for the first, 2026-10-25T01:30Z for the second',
    ],
    ['a robot that is not there', { products: ['robot'] }, 'There is no robot robot'],
    [
      'robots that its regions do not sell',
      { products: ['flagshipBumblebee', 'aiBase', 'grimlockG1Flagship'] },
      'None of these regions sells Flagship Grimlock, AI Base',
    ],
  ])('with %s: is rejected with an explanation', async (_what, changes, said) => {
    await expect(made(changes)).rejects.toThrow(said);
  });

  it('with repeated robots: is the same as with each robot once', async () => {
    const sold = Object.values(library.products).flatMap(({ id, regions }) =>
      (regions as readonly string[]).includes('uk') ? [id] : [],
    );
    const { texts } = await made({
      products: Array.from({ length: 50 }, (_, index) => sold[index % sold.length] ?? ''),
    });
    const whole = (await made({ products: sold })).texts;
    expect(texts).toEqual(whole);
  });
});

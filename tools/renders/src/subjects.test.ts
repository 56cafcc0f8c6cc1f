import { describe, expect, it } from 'vitest';
import { chosen, isFilm, picturesOf, type ListedView, type Listing } from './subjects.ts';

const view: ListedView = { size: [1600, 1200], rig: 'dark', asks: { form: 'robot' } };
const listing: Listing = {
  studio: 1,
  subjects: {
    'solid-one': {
      code: ['one', 'shared'],
      views: { hero: view, back: { ...view, asks: { form: 'robot', azimuth: 150 } } },
    },
    'solid-two': { code: ['two'], views: { hero: view } },
    broken: { code: ['broken'], error: 'SyntaxError: invalid syntax' },
  },
};
const fingerprints = (of: Listing) =>
  Object.fromEntries(picturesOf(of).map(({ name, fingerprint }) => [name, fingerprint]));
const changed = (of: Listing) => {
  const before = fingerprints(listing);
  return Object.entries(fingerprints(of))
    .filter(([name, fingerprint]) => before[name] !== fingerprint)
    .map(([name]) => name);
};

describe('a picture is out of date', () => {
  it('when a file changes that its subject is made from', () => {
    const { subjects } = listing;
    const edited = {
      ...listing,
      subjects: { ...subjects, 'solid-one': { ...subjects['solid-one'], code: ['one', 'changed'] } },
    };
    expect(changed(edited)).toEqual(['solid-one/hero', 'solid-one/back']);
  });

  it('when the settings of its view change', () => {
    const { subjects } = listing;
    const turned = {
      ...listing,
      subjects: {
        ...subjects,
        'solid-two': { code: ['two'], views: { hero: { ...view, asks: { form: 'robot', azimuth: 10 } } } },
      },
    };
    expect(changed(turned)).toEqual(['solid-two/hero']);
  });

  it('when the studio has a new version, together with all others', () => {
    expect(changed({ ...listing, studio: 2 })).toEqual(['solid-one/hero', 'solid-one/back', 'solid-two/hero']);
  });

  it('but not when nothing changes', () => {
    expect(changed(listing)).toEqual([]);
  });
});

describe('a film', () => {
  const filmed = (frames: number): Listing => ({
    studio: 1,
    subjects: {
      'solid-roars': {
        code: ['roars'],
        views: { roar: { ...view, asks: { frames }, film: { frames, rate: 24 } } },
      },
    },
  });
  const [film] = picturesOf(filmed(96));

  it('is listed like a picture and recognized by its frames', () => {
    expect(film).toMatchObject({ name: 'solid-roars/roar', film: { frames: 96, rate: 24 } });
    expect([film && isFilm(film), picturesOf(listing).some(isFilm)]).toEqual([true, false]);
  });

  it('is out of date when its number of frames changes', () => {
    expect(picturesOf(filmed(48))[0]?.fingerprint).not.toBe(film?.fingerprint);
  });
});

describe('requested pictures', () => {
  const all = picturesOf(listing);
  const names = (...requested: string[]) => chosen(all, requested).found.map(({ name }) => name);

  it('are all, those of a subject, or single views, by the name of the picture or the file', () => {
    expect(names()).toEqual(['solid-one/hero', 'solid-one/back', 'solid-two/hero']);
    expect(names('solid_one')).toEqual(['solid-one/hero', 'solid-one/back']);
    expect(names('solid-two', 'solid-one/back')).toEqual(['solid-one/back', 'solid-two/hero']);
  });

  it('that do not exist are reported as unknown', () => {
    expect(chosen(all, ['solid-one/side', 'solid-two']).unknown).toEqual(['solid-one/side']);
  });
});

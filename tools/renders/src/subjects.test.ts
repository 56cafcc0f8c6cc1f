import { describe, expect, it } from 'vitest';
import { chosen, isFilm, picturesOf, type ListedView, type Listing } from './subjects.ts';

const view: ListedView = { size: [1600, 1200], rig: 'dark', asks: { form: 'robot' } };
const listing: Listing = {
  studio: 1,
  subjects: {
    'solid-one': {
      sources: ['/one.py', '/shared.py'],
      views: { hero: view, back: { ...view, asks: { form: 'robot', azimuth: 150 } } },
    },
    'solid-two': { sources: ['/two.py'], views: { hero: view } },
    broken: { sources: ['/broken.py'], error: 'SyntaxError: invalid syntax' },
  },
};
const fingerprints = (of: Listing, read: (file: string) => string) =>
  Object.fromEntries(picturesOf(of, read).map(({ name, fingerprint }) => [name, fingerprint]));
const changed = (of: Listing, read: (file: string) => string) => {
  const before = fingerprints(listing, (file) => file);
  return Object.entries(fingerprints(of, read))
    .filter(([name, fingerprint]) => before[name] !== fingerprint)
    .map(([name]) => name);
};

describe('a picture is out of date', () => {
  it('when a file changes that its subject is made from', () => {
    expect(changed(listing, (file) => (file === '/shared.py' ? 'changed' : file))).toEqual([
      'solid-one/hero',
      'solid-one/back',
    ]);
  });

  it('when its view asks for something else', () => {
    const { subjects } = listing;
    const turned = {
      ...listing,
      subjects: {
        ...subjects,
        'solid-two': { sources: ['/two.py'], views: { hero: { ...view, asks: { form: 'robot', azimuth: 10 } } } },
      },
    };
    expect(changed(turned, (file) => file)).toEqual(['solid-two/hero']);
  });

  it('when the studio has a new version, as all are', () => {
    expect(changed({ ...listing, studio: 2 }, (file) => file)).toEqual([
      'solid-one/hero',
      'solid-one/back',
      'solid-two/hero',
    ]);
  });

  it('and not before', () => {
    expect(changed(listing, (file) => file)).toEqual([]);
  });
});

describe('a film', () => {
  const filmed = (frames: number): Listing => ({
    studio: 1,
    subjects: {
      'solid-roars': {
        sources: ['/roars.py'],
        views: { roar: { ...view, asks: { frames }, film: { frames, rate: 24 } } },
      },
    },
  });
  const [film] = picturesOf(filmed(96), (file) => file);

  it('is made as pictures are, and known by its frames', () => {
    expect(film).toMatchObject({ name: 'solid-roars/roar', film: { frames: 96, rate: 24 } });
    expect([film && isFilm(film), picturesOf(listing, (file) => file).some(isFilm)]).toEqual([true, false]);
  });

  it('is out of date when it asks for something else', () => {
    expect(picturesOf(filmed(48), (file) => file)[0]?.fingerprint).not.toBe(film?.fingerprint);
  });
});

describe('what is asked for', () => {
  const all = picturesOf(listing, (file) => file);
  const names = (...asked: string[]) => chosen(all, asked).found.map(({ name }) => name);

  it('is everything, a subject, or a view, by the name of the picture or of the file', () => {
    expect(names()).toEqual(['solid-one/hero', 'solid-one/back', 'solid-two/hero']);
    expect(names('solid_one')).toEqual(['solid-one/hero', 'solid-one/back']);
    expect(names('solid-two', 'solid-one/back')).toEqual(['solid-one/back', 'solid-two/hero']);
  });

  it('is told when there is none', () => {
    expect(chosen(all, ['solid-one/side', 'solid-two']).unknown).toEqual(['solid-one/side']);
  });
});

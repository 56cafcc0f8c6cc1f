import { describe, expect, it } from 'vitest';
import { unchanged, type Scenes } from './same.ts';
import { picturesOf, type ListedView } from './subjects.ts';

const view: ListedView = { size: [1600, 1200], rig: 'dark', asks: { form: 'robot' } };
const of = (code: string, scene: string, hero = view): Scenes => ({
  scenes: { 'solid/hero': [scene] },
  listing: { studio: 1, subjects: { solid: { code: [code], views: { hero } } } },
});
const recordOf = ({ listing }: Scenes) =>
  Object.fromEntries(picturesOf(listing).map(({ name, fingerprint }) => [name, fingerprint]));
const before = of('old', 'scene');

describe('after a change of code, a picture', () => {
  it('is up to date without rendering when its scene is the same', () => {
    const after = of('new', 'scene');
    expect(unchanged(before, after, recordOf(before))).toEqual({ same: recordOf(after), different: [] });
  });

  it.each([
    ['its scene is another', of('new', 'other')],
    ['its view asks for something else', of('new', 'scene', { ...view, asks: { form: 'robot', azimuth: 9 } })],
    ['there is no digest of its scene', { ...of('new', 'scene'), scenes: {} }],
  ])('must be rendered again when %s', (_, after) => {
    expect(unchanged(before, after, recordOf(before))).toEqual({ same: {}, different: ['solid/hero'] });
  });

  it('is in neither list when it was not up to date before', () => {
    expect(unchanged(before, of('new', 'scene'), { 'solid/hero': 'older' })).toEqual({ same: {}, different: [] });
  });
});

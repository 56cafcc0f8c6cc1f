import { describe, expect, it } from 'vitest';
import { isMeant, plan, storiesOf, type IndexEntry } from './plan.ts';

const entry = (id: string, more: Partial<IndexEntry> = {}): IndexEntry => ({
  id,
  type: 'story',
  title: 'Components/Button',
  name: 'Action',
  importPath: './Button.stories.tsx',
  tags: ['visual'],
  ...more,
});
const index = (...entries: IndexEntry[]) => ({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) });
const story = (id: string) => ({ id, name: id, file: './a.stories.tsx' });
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id);

describe('the stories', () => {
  it('are those of the index, with the names that the sidebar shows', () => {
    expect(storiesOf(index(entry('components-button--action')))).toEqual([
      { id: 'components-button--action', name: 'Components/Button · Action', file: './Button.stories.tsx' },
    ]);
  });

  it('do not include documentation or stories without the tag “visual”', () => {
    expect(
      storiesOf(index(entry('a--docs', { type: 'docs' }), entry('a--one', { tags: ['test'] }), entry('a--two'))),
    ).toMatchObject([{ id: 'a--two' }]);
  });
});

describe('a pattern', () => {
  it.each([
    ['all', true],
    ['components-button--action', true],
    ['components-button--*', true],
    ['*--action', true],
    ['components-{badge,button}--*', true],
    ['components-button', false],
    ['*--busy', false],
  ])('%s matches components-button--action: %s', (pattern, meant) => {
    expect(isMeant('components-button--action', [pattern])).toBe(meant);
  });

  it('matches if one of several does', () => {
    expect(isMeant('b', ['a', 'b'])).toBe(true);
    expect(isMeant('b', [])).toBe(false);
  });
});

describe('a plan', () => {
  const stories = [story('a--one'), story('a--two'), story('b--one')];

  it('contains all stories, and lists baselines without a story as removed', () => {
    const planned = plan(stories, ['a--one', 'gone--one'], {});
    expect(ids(planned.stories)).toEqual(['a--one', 'a--two', 'b--one']);
    expect(planned.removed).toEqual(['gone--one']);
  });

  it('contains only requested stories, and ignores other baselines', () => {
    const planned = plan(stories, ['b--one', 'gone--one', 'a--gone'], { only: ['a--*'] });
    expect(ids(planned.stories)).toEqual(['a--one', 'a--two']);
    expect(planned.removed).toEqual(['a--gone']);
  });

  it('contains only affected stories, and does not list others as removed', () => {
    const planned = plan(stories, ['a--one', 'b--one'], { affected: new Set(['b--one']) });
    expect(ids(planned.stories)).toEqual(['b--one']);
    expect(planned.removed).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { groupByCause } from './causes.ts';
import type { Result } from './results.ts';

const ui = 'libs/ui/src/components';
const imports: Record<string, readonly string[]> = {
  [`${ui}/Button/Button.stories.tsx`]: [`${ui}/Button/Button.tsx`, `${ui}/Tabs/Tabs.tsx`],
  [`${ui}/Button/Button.tsx`]: [`${ui}/Button/Button.css.ts`],
  [`${ui}/Card/Card.stories.tsx`]: [`${ui}/Card/Card.tsx`],
  [`${ui}/Card/Card.tsx`]: [`${ui}/Button/Button.tsx`],
  [`${ui}/Tabs/Tabs.stories.tsx`]: [`${ui}/Tabs/Tabs.tsx`, `${ui}/Badge/Badge.tsx`],
  [`${ui}/Badge/Badge.stories.tsx`]: [`${ui}/Badge/Badge.tsx`],
  'libs/screens/src/home/Home.stories.tsx': [
    'libs/screens/src/testing/screen-story.tsx',
    'libs/screens/src/home/Home.tsx',
  ],
  'libs/screens/src/home/Home.tsx': [`${ui}/Card/Card.tsx`],
  'libs/screens/src/sale/Sale.stories.tsx': ['libs/screens/src/sale/Sale.tsx'],
  'libs/screens/src/sale/Sale.tsx': [`${ui}/Card/Card.tsx`, `${ui}/Badge/Badge.tsx`],
  'libs/screens/src/testing/Frame.stories.tsx': ['libs/screens/src/testing/screen-story.tsx'],
};
const files = Object.keys(imports).filter((file) => file.includes('.stories.'));
const titles = new Map(
  files.map((file) => [
    file,
    `${file.startsWith(ui) ? 'Components' : 'Screens'}/${/(\w+)\.stories/.exec(file)?.[1] ?? ''}`,
  ]),
);
const stories = files.map((file) => ({
  id: `${(titles.get(file) ?? '').toLowerCase().replace('/', '-')}--one`,
  name: `${titles.get(file) ?? ''} · One`,
  file: `../../${file}`,
}));

const changed = (...ids: string[]): Result[] =>
  ids.flatMap((id) =>
    stories
      .filter((story) => story.id.startsWith(id))
      .map(({ id: story, name }) => ({ story, name, mode: 'mobile', outcome: 'changed' as const, pixels: 9 })),
  );
const grouped = (
  results: readonly Result[],
  { files: changedFiles = [] as string[], tokens: changedTokens = [] as string[] } = {},
) =>
  groupByCause(results, stories, { importsOf: (file) => imports[file] ?? [], changedFiles, changedTokens }).map(
    ({ id, own, moved }) => ({ id, own: own.map(({ story }) => story), moved: moved.map(({ story }) => story) }),
  );

describe('differing pictures', () => {
  it('belong to the changed component, and those of components that contain it count as moved', () => {
    expect(grouped(changed('screens-home', 'components-card', 'components-button'))).toEqual([
      {
        id: 'components-button',
        own: ['components-button--one'],
        moved: ['screens-home--one', 'components-card--one'],
      },
    ]);
  });

  it('belong to an edited component even if it contains another changed one', () => {
    const groups = grouped(changed('screens-home', 'components-card', 'components-button'), {
      files: [`${ui}/Card/Card.css.ts`],
    });
    expect(groups).toEqual([
      { id: 'components-button', own: ['components-button--one'], moved: [] },
      { id: 'components-card', own: ['components-card--one'], moved: [] },
      { id: 'several', own: [], moved: ['screens-home--one'] },
    ]);
  });

  it('of a story that shows another changed component count as moved', () => {
    expect(grouped(changed('components-tabs', 'components-badge'))).toEqual([
      { id: 'components-badge', own: ['components-badge--one'], moved: ['components-tabs--one'] },
    ]);
  });

  it('of a screen that contains two causes are listed once, under “several”', () => {
    expect(
      grouped(changed('screens-sale', 'components-card', 'components-badge')).map(({ id, moved }) => [id, moved]),
    ).toEqual([
      ['components-badge', []],
      ['components-card', []],
      ['several', ['screens-sale--one']],
    ]);
  });

  it('belong to the tokens that changed, unless their own files were edited', () => {
    const groups = groupByCause(changed('screens-home', 'components-card', 'components-badge'), stories, {
      importsOf: (file) => imports[file] ?? [],
      changedFiles: ['libs/ui/src/theme/component-tokens.ts', `${ui}/Badge/Badge.css.ts`],
      changedTokens: ['component.button.cut {a} → {b}'],
    });
    expect(groups.map(({ title, own, moved }) => [title, own.length, moved.length])).toEqual([
      ['Token: component.button.cut {a} → {b}', 1, 1],
      ['Components/Badge', 1, 0],
    ]);
  });

  it('belong to the changed theme file when no token has another value', () => {
    const [group] = groupByCause(changed('components-badge'), stories, {
      importsOf: () => [],
      changedFiles: ['libs/ui/src/theme/base.css.ts'],
      changedTokens: [],
    });
    expect(group?.title).toBe('Theme: base.css.ts');
  });

  it('of screens do not belong to the frame, whose helpers all screen stories import', () => {
    expect(grouped(changed('screens-home', 'screens-frame')).map(({ id }) => id)).toEqual([
      'screens-frame',
      'screens-home',
    ]);
  });

  it('come after broken stories, and those of removed stories form separate groups', () => {
    const gone: Result = {
      story: 'components-old--one',
      name: 'components-old--one',
      mode: 'mobile',
      outcome: 'removed',
    };
    const broken: Result = {
      story: 'components-card--one',
      name: 'Components/Card · One',
      mode: 'mobile',
      outcome: 'broken',
      error: 'no price',
    };
    expect(grouped([gone, ...changed('components-badge'), broken]).map(({ id }) => id)).toEqual([
      'broken',
      'components-badge',
      'components-old',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { affectedStories } from './affected.ts';

const stories = [
  { id: 'button--one', name: 'Button', file: '../../libs/ui/src/components/Button/Button.stories.tsx' },
  { id: 'home--one', name: 'Home', file: '../../libs/screens/src/home/Home.stories.tsx' },
  { id: 'colour--one', name: 'Colour', file: './foundations/Colour.stories.tsx' },
];
const imports: Record<string, string[]> = {
  'libs/ui/src/components/Button/Button.stories.tsx': ['libs/ui/src/components/Button/Button.tsx'],
  'libs/ui/src/components/Button/Button.tsx': ['libs/ui/src/components/Button/Button.css.ts', 'libs/ui/src/index.ts'],
  'libs/ui/src/index.ts': ['libs/ui/src/components/Button/Button.tsx'],
  'libs/screens/src/home/Home.stories.tsx': ['libs/ui/src/index.ts', 'libs/content/src/index.ts'],
};
const affected = (...changed: string[]) => [...affectedStories(stories, changed, (file) => imports[file] ?? [])].sort();

describe('stories affected by a change', () => {
  it('are an empty list when no imported file changed', () => {
    expect(affected('README.md', 'libs/site/src/server/http/handler.ts')).toEqual([]);
  });

  it('include each story that imports the file, also indirectly and in cycles', () => {
    expect(affected('libs/ui/src/components/Button/Button.css.ts')).toEqual(['button--one', 'home--one']);
    expect(affected('libs/content/src/index.ts')).toEqual(['home--one']);
  });

  it('include a changed story of a foundation', () => {
    expect(affected('tools/storybook/foundations/Colour.stories.tsx')).toEqual(['colour--one']);
  });

  it('include a story whose baselines changed', () => {
    expect(affected('tools/visual/baselines/home--one/mobile.webp')).toEqual(['home--one']);
  });

  it.each([
    'package-lock.json',
    'libs/ui/src/theme/semantic.ts',
    'libs/ui/src/themes/brand.ts',
    'tools/storybook/.storybook/preview.tsx',
    'tools/storybook/modes.ts',
    'tools/visual/src/camera.ts',
    'tools/commands/browser.mjs',
  ])('are all stories when %s changed', (file) => {
    expect(affected(file)).toEqual(['button--one', 'colour--one', 'home--one']);
  });
});

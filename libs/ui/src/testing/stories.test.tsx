import '../themes/all.ts';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { themes } from '../themes/themes.ts';
import { showStory, storyFiles } from './all-stories.tsx';
import { undrawnTexts } from './cuts.ts';

/** Rules that only a whole page can satisfy. */
const pageRules = {
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

async function violations(options: axe.RunOptions) {
  const found = await axe.run(document.body, { resultTypes: ['violations'], ...options });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe.each(storyFiles)('$path', ({ stories }) => {
  test.each(stories)(
    '%s has no axe violations, enough contrast in every theme, and only available font styles',
    async (_, Story) => {
      document.documentElement.lang = 'en';
      await showStory(Story);
      expect.soft(await violations({ rules: pageRules })).toEqual([]);
      expect.soft(undrawnTexts(document.body)).toEqual([]);
      for (const { name } of themes.filter((theme) => theme.name !== 'brand')) {
        document.documentElement.dataset['theme'] = name;
        expect.soft(await violations({ runOnly: ['color-contrast'] }), name).toEqual([]);
      }
    },
  );
});

import { composeStories } from '@storybook/react-vite';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { show } from './show.tsx';

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true });

/** What only a whole page can satisfy. */
const pageRules = { region: { enabled: false }, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } };

for (const [file, stories] of Object.entries(files)) {
  describe(file.replace('../', ''), () => {
    for (const [name, Story] of Object.entries(composeStories(stories))) {
      test(`[VA-1] axe finds nothing in ${name}`, async () => {
        document.documentElement.lang = 'en';
        const Component = Story as () => React.ReactNode;
        await show(<Component />);
        // A transition under way would be measured half-faded.
        for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
        const { violations } = await axe.run(document.body, { rules: pageRules });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([]);
      });
    }
  });
}

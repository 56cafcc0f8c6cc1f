import { describe, expect, it } from 'vitest';
import config from './main.ts';

describe('the Storybook configuration', () => {
  it('hides Storybook’s own onboarding tasks, in the side bar and in the menu', () => {
    expect(config.features).toMatchObject({ sidebarOnboardingChecklist: false, menuOnboardingChecklist: false });
  });
});

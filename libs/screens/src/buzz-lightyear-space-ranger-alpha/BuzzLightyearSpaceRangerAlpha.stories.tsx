import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A product without figures and without a price: the page describes it and links to the store.
const meta: ScreenMeta = {
  ...screenStories('buzz-lightyear-space-ranger-alpha'),
  title: 'Screens/Space Ranger Alpha',
  tags: ['!autodocs'],
};
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const France: ScreenStory = { globals: { region: 'fr', instant: '20250710T120000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyInTheSale: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };

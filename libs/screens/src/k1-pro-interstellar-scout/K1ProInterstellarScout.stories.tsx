import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A page of a product that is on sale, without a campaign.
const meta: ScreenMeta = {
  ...screenStories('k1-pro-interstellar-scout'),
  title: 'Screens/K1 Pro',
  tags: ['!autodocs'],
};
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyInTheSale: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };
export const BritainOutOfStock: ScreenStory = { globals: { region: 'uk', instant: '20261120T120000Z' } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A product of six regions: a price with an announced successor, interest-free instalments, and the Chinese site.
const meta: ScreenMeta = {
  ...screenStories('toy-story-buzz-lightyear'),
  title: 'Screens/Toy Story Buzz Lightyear',
  tags: ['!autodocs'],
};
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyInTheSale: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };

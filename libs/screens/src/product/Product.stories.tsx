import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A robot that regional stores sell, and that has no separate page on the sites yet.
const meta: ScreenMeta = {
  ...screenStories('product'),
  args: { screen: 'product', path: 'interstellar-agent-t9' },
  title: 'Screens/Product',
  tags: ['!autodocs'],
};
export default meta;

const instant = '20260115T120000Z';

export const America: ScreenStory = { globals: { region: 'us', instant } };
export const OutOfStock: ScreenStory = { globals: { region: 'fr', instant: '20261115T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant } };
export const Japan: ScreenStory = { globals: { region: 'jp', instant } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant } };
export const China: ScreenStory = { globals: { region: 'cn', instant } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The dealers of a region, and those of Hong Kong and Macau.
const meta: ScreenMeta = { ...screenStories('where-to-buy'), title: 'Screens/Where to buy', tags: ['!autodocs'] };
export default meta;

const places = { path: 'where-to-buy/hongkong-macao' };

export const America: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
/** No dealers yet. */
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250710T120000Z' } };
export const HongKongAndMacau: ScreenStory = { args: places, globals: { region: 'us', instant: '20250710T120000Z' } };
export const HongKongAndMacauForGermany: ScreenStory = {
  args: places,
  globals: { region: 'de', instant: '20250710T120000Z' },
};
export const HongKongAndMacauForJapan: ScreenStory = {
  args: places,
  globals: { region: 'jp', instant: '20250710T120000Z' },
};
export const HongKongAndMacauForChina: ScreenStory = {
  args: places,
  globals: { region: 'cn', instant: '20250710T120000Z' },
};

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A page with a product that has a price during the seven-day sale only.
const meta: ScreenMeta = {
  ...screenStories('elite-optimus-prime'),
  title: 'Screens/Elite Optimus Prime',
  tags: ['!autodocs'],
};
export default meta;

/** Beside it in the comparison, Flagship Grimlock is announced, then in pre-order. */
export const BeforeGrimlock: ScreenStory = { globals: { region: 'us', instant: '20230719T065959Z' } };
export const InTheGrimlockPreOrder: ScreenStory = { globals: { region: 'us', instant: '20230719T070000Z' } };
export const BeforeTheSale: ScreenStory = { globals: { region: 'us', instant: '20250708T065959Z' } };
export const OnSale: ScreenStory = { globals: { region: 'us', instant: '20250708T070000Z' } };
export const AfterTheSale: ScreenStory = { globals: { region: 'us', instant: '20250715T070000Z' } };
export const OnCyberMonday: ScreenStory = { globals: { region: 'us', instant: '20241130T050000Z' } };
export const AtChristmas: ScreenStory = { globals: { region: 'us', instant: '20241212T120000Z' } };
/** The price of Flagship Grimlock beside it is reduced, its own is not yet. */
export const OnBlackFriday: ScreenStory = { globals: { region: 'us', instant: '20241122T050000Z' } };

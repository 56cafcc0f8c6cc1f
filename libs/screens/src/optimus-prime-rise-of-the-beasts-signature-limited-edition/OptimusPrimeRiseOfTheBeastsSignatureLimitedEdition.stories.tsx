import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A page in three stages: announced, pre-order, retail.
const meta: ScreenMeta = {
  ...screenStories('optimus-prime-rise-of-the-beasts-signature-limited-edition'),
  title: 'Screens/Optimus Prime Limited Edition',
  tags: ['!autodocs'],
};
export default meta;

export const Announced: ScreenStory = { globals: { region: 'us', instant: '20230525T065959Z' } };
export const PreOrder: ScreenStory = { globals: { region: 'us', instant: '20230525T070000Z' } };
export const LastSecondOfThePreOrder: ScreenStory = { globals: { region: 'us', instant: '20230726T065959Z' } };
export const Retail: ScreenStory = { globals: { region: 'us', instant: '20230726T070000Z' } };
/** Beside it in the comparison, Flagship Grimlock is on sale, and Elite Optimus Prime is in the seven-day sale. */
export const RetailBesideGrimlockOnSale: ScreenStory = { globals: { region: 'us', instant: '20231001T070000Z' } };
export const RetailInTheSevenDaySale: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const SoldOut: ScreenStory = { globals: { region: 'us', instant: '20251201T080000Z' } };

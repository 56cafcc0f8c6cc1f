import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A flagship through its three phases: announced, in pre-order, on sale.
const meta: ScreenMeta = {
  ...screenStories('grimlock-g1-flagship'),
  title: 'Screens/Flagship Grimlock',
  tags: ['!autodocs'],
};
export default meta;

export const Announced: ScreenStory = { globals: { region: 'us', instant: '20230719T065959Z' } };
export const PreOrder: ScreenStory = { globals: { region: 'us', instant: '20230719T070000Z' } };
export const LastSecondOfThePreOrder: ScreenStory = { globals: { region: 'us', instant: '20231001T065959Z' } };
export const OnSale: ScreenStory = { globals: { region: 'us', instant: '20231001T070000Z' } };
export const InTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };

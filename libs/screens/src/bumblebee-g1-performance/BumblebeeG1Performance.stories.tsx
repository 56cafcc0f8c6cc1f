import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A small robot without a published price: its buttons lead to the store.
const meta: ScreenMeta = {
  ...screenStories('bumblebee-g1-performance'),
  title: 'Screens/Bumblebee G1',
  tags: ['!autodocs'],
};
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250601T000000Z' } };
export const InTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };

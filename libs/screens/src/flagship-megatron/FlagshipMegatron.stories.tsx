import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A flagship at its price, and in a sale.
const meta: ScreenMeta = {
  ...screenStories('flagship-megatron'),
  title: 'Screens/Flagship Megatron',
  tags: ['!autodocs'],
};
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250601T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250601T120000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyInTheSale: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };

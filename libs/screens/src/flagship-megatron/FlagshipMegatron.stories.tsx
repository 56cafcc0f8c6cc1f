import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A page of few words, for a product whose price is not known.
const meta: ScreenMeta = { ...screenStories('flagship-megatron'), title: 'Screens/Flagship Megatron', tags: ['!autodocs'] };
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250601T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250601T120000Z' } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The page of an accessory that is sold in one region, at a price that will rise.
const meta: ScreenMeta = { ...screenStories('ai-base'), title: 'Screens/AI Base', tags: ['!autodocs'] };
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250601T120000Z' } };
export const AtChristmas: ScreenStory = { globals: { region: 'us', instant: '20241212T120000Z' } };

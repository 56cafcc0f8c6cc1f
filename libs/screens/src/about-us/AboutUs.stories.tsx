import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The company, in four languages.
const meta: ScreenMeta = { ...screenStories('about-us'), title: 'Screens/About us', tags: ['!autodocs'] };
export default meta;

export const America: ScreenStory = { globals: { region: 'us' } };
export const Germany: ScreenStory = { globals: { region: 'de' } };
export const Japan: ScreenStory = { globals: { region: 'jp' } };
export const China: ScreenStory = { globals: { region: 'cn' } };

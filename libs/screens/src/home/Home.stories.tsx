import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = {
  ...screenStories('home'),
  title: 'Screens/Home',
  tags: ['!autodocs'],
};
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = {};
export const AmericaBeforeTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T065959Z' } };
export const AmericaAtTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T070000Z' } };
export const Britain: ScreenStory = { globals: { region: 'uk', instant: '20250710T120000Z' } };
export const France: ScreenStory = { globals: { region: 'fr', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const GermanyInTheEarlyBird: ScreenStory = { globals: { region: 'de', instant: '20250410T120000Z' } };
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250710T120000Z' } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };

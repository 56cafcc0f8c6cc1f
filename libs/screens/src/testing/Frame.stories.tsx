import { screenStories, type ScreenMeta, type ScreenStory } from './screen-story.tsx';

// The shell of every page: the banner, the header with its menus, and the footer.
const meta: ScreenMeta = {
  ...screenStories('not-found'),
  title: 'Screens/Frame',
  tags: ['!autodocs'],
  args: { screen: 'not-found', framed: true },
};
export default meta;

/** In the toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const AmericaOnPrimeDay: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const AmericaAfterPrimeDay: ScreenStory = { globals: { region: 'us', instant: '20250715T070000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250710T120000Z' } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };

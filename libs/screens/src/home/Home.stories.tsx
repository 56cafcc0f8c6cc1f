import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = {
  ...screenStories('home'),
  title: 'Screens/Home',
  tags: ['!autodocs'],
};
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
/** Flagship Grimlock on its tile: announced, then in pre-order. */
export const AmericaBeforeGrimlock: ScreenStory = { globals: { region: 'us', instant: '20230719T065959Z' } };
export const AmericaInTheGrimlockPreOrder: ScreenStory = { globals: { region: 'us', instant: '20230719T070000Z' } };
export const AmericaBeforeTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T065959Z' } };
export const AmericaAtTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T070000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Britain: ScreenStory = { globals: { region: 'uk', instant: '20250710T120000Z' } };
export const France: ScreenStory = { globals: { region: 'fr', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const GermanyBeforeThePreOrder: ScreenStory = { globals: { region: 'de', instant: '20250320T120000Z' } };
export const GermanyInTheEarlyBird: ScreenStory = { globals: { region: 'de', instant: '20250410T120000Z' } };
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250710T120000Z' } };
export const JapanBeforeThePreOrder: ScreenStory = { globals: { region: 'jp', instant: '20250320T120000Z' } };
export const JapanInTheEarlyBird: ScreenStory = { globals: { region: 'jp', instant: '20250410T120000Z' } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };
export const ChinaBeforeThePreOrder: ScreenStory = { globals: { region: 'cn', instant: '20250320T120000Z' } };
export const ChinaInTheEarlyBird: ScreenStory = { globals: { region: 'cn', instant: '20250410T120000Z' } };

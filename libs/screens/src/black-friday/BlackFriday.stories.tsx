import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A sale in three stages, from the week before it to its last days.
const meta: ScreenMeta = { ...screenStories('black-friday'), title: 'Screens/Black Friday', tags: ['!autodocs'] };
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const AmericaBefore: ScreenStory = { globals: { region: 'us', instant: '20241110T120000Z' } };
export const AmericaEarly: ScreenStory = { globals: { region: 'us', instant: '20241118T120000Z' } };
export const AmericaOnBlackFriday: ScreenStory = { globals: { region: 'us', instant: '20241125T120000Z' } };
export const AmericaOnTheFridayItself: ScreenStory = { globals: { region: 'us', instant: '20241129T180000Z' } };
export const AmericaOnCyberMonday: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyBefore: ScreenStory = { globals: { region: 'de', instant: '20241110T120000Z' } };
export const GermanyEarly: ScreenStory = { globals: { region: 'de', instant: '20241118T120000Z' } };
export const GermanyOnBlackFriday: ScreenStory = { globals: { region: 'de', instant: '20241125T120000Z' } };
export const GermanyOnTheFridayItself: ScreenStory = { globals: { region: 'de', instant: '20241129T120000Z' } };
export const GermanyOnCyberMonday: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };
export const EuropeWithItsRegistration: ScreenStory = { globals: { region: 'eu', instant: '20241125T120000Z' } };
export const BritainInItsLastDays: ScreenStory = { globals: { region: 'uk', instant: '20241204T120000Z' } };
export const FranceOnBlackFriday: ScreenStory = { globals: { region: 'fr', instant: '20241125T120000Z' } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The sale at the end of the year, in each of its stages.
const meta: ScreenMeta = { ...screenStories('christmas-sale'), title: 'Screens/Christmas sale', tags: ['!autodocs'] };
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const AmericaInPreview: ScreenStory = { globals: { region: 'us', instant: '20241205T120000Z' } };
export const AmericaOnHoliday: ScreenStory = { globals: { region: 'us', instant: '20241215T120000Z' } };
/** Too late for a delivery before Christmas. */
export const AmericaAfterTheLastOrders: ScreenStory = { globals: { region: 'us', instant: '20241219T080000Z' } };
export const AmericaInTheNewYear: ScreenStory = { globals: { region: 'us', instant: '20250101T120000Z' } };
export const BritainInPreview: ScreenStory = { globals: { region: 'uk', instant: '20241205T120000Z' } };
export const BritainOnHoliday: ScreenStory = { globals: { region: 'uk', instant: '20241215T120000Z' } };
export const BritainInTheNewYear: ScreenStory = { globals: { region: 'uk', instant: '20250105T120000Z' } };
export const GermanyInPreview: ScreenStory = { globals: { region: 'de', instant: '20241205T120000Z' } };
export const GermanyOnHoliday: ScreenStory = { globals: { region: 'de', instant: '20241215T120000Z' } };
/** The last hour: Germany has no New Year stage. */
export const GermanyAtTheEnd: ScreenStory = { globals: { region: 'de', instant: '20241231T225000Z' } };

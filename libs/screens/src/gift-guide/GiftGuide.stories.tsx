import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The article that the sale at the end of the year links to.
const meta: ScreenMeta = { ...screenStories('gift-guide'), title: 'Screens/Gift guide', tags: ['!autodocs'] };
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const AmericaInPreview: ScreenStory = { globals: { region: 'us', instant: '20241205T120000Z' } };
export const AmericaOnHoliday: ScreenStory = { globals: { region: 'us', instant: '20241215T120000Z' } };
/** The preview begins while Black Friday is still on. */
export const AmericaDuringBlackFriday: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20241202T200000Z' },
};
export const GermanyDuringBlackFriday: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20241202T120000Z' },
};
export const GermanyInPreview: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20241205T120000Z' },
};
export const GermanyOnHoliday: ScreenStory = { globals: { region: 'de', instant: '20241215T120000Z' } };
export const FranceOnHoliday: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'fr', instant: '20241215T120000Z' },
};
/** Too late for a delivery before Christmas. */
export const AmericaAfterTheLastOrders: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20241219T080000Z' },
};
export const GermanyAfterTheLastOrders: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20241218T230000Z' },
};
/** Some of the sale's prices end with the year. */
export const AmericaInTheNewYear: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250102T120000Z' },
};

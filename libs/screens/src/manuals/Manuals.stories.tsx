import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The manuals of a region, in its language.
const meta: ScreenMeta = { ...screenStories('manuals'), title: 'Screens/Manuals', tags: ['!autodocs'] };
export default meta;

export const America: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
/** Before the limited edition, then before Flagship Grimlock. */
export const AmericaBeforeTheLimitedEdition: ScreenStory = { globals: { region: 'us', instant: '20230525T065959Z' } };
export const AmericaBeforeGrimlock: ScreenStory = { globals: { region: 'us', instant: '20230719T065959Z' } };
/** Without any content that the pre-order will reveal. */
export const AmericaBeforeThePreOrder: ScreenStory = { globals: { region: 'us', instant: '20250301T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const GermanyBeforeThePreOrder: ScreenStory = { globals: { region: 'de', instant: '20250301T120000Z' } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };
export const ChinaBeforeThePreOrder: ScreenStory = { globals: { region: 'cn', instant: '20250301T120000Z' } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// All products of a region, at each stage of new products.
const meta: ScreenMeta = { ...screenStories('products'), title: 'Screens/All robots', tags: ['!autodocs'] };
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const AmericaBeforeTheLimitedEdition: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230525T065959Z' },
};
export const AmericaInTheLimitedPreOrder: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230601T120000Z' },
};
/** Two pre-orders at once. */
export const AmericaInBothPreOrders: ScreenStory = { globals: { region: 'us', instant: '20230720T120000Z' } };
export const AmericaInTheGrimlockPreOrder: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230801T120000Z' },
};
/** Without any content that the pre-order will reveal. */
export const AmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250301T120000Z' },
};
export const AmericaInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250410T120000Z' },
};
/** Bought now, shipped later. */
export const AmericaBeforeShipping: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250501T120000Z' },
};
export const America: ScreenStory = { globals: { region: 'us', instant: '20250801T120000Z' } };
/** The limited edition is sold out. */
export const AmericaSoldOut: ScreenStory = { globals: { region: 'us', instant: '20260110T120000Z' } };
/** Most prices are reduced. */
export const AmericaOnCyberMonday: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20250301T120000Z' },
};
export const GermanyInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20250410T120000Z' },
};
export const GermanyBeforeShipping: ScreenStory = { globals: { region: 'de', instant: '20250501T120000Z' } };
export const Germany: ScreenStory = { tags: ['!visual'], globals: { region: 'de', instant: '20250901T120000Z' } };
/** Compared with the lowest price of 30 days. */
export const GermanyOnCyberMonday: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };
export const France: ScreenStory = { globals: { region: 'fr', instant: '20250801T120000Z' } };
export const JapanBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'jp', instant: '20250301T120000Z' },
};
/** Announced, and not yet on sale. */
export const JapanAtTheAnnouncement: ScreenStory = { globals: { region: 'jp', instant: '20250327T150000Z' } };
export const JapanInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'jp', instant: '20250410T120000Z' },
};
export const JapanBeforeShipping: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'jp', instant: '20250510T120000Z' },
};
export const Japan: ScreenStory = { tags: ['!visual'], globals: { region: 'jp', instant: '20250901T120000Z' } };
/** Cards lead to the store and to the home. */
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250801T120000Z' } };
export const ChinaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'cn', instant: '20250301T120000Z' },
};
export const ChinaInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'cn', instant: '20250410T120000Z' },
};
export const ChinaBeforeShipping: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'cn', instant: '20250501T120000Z' },
};
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250801T120000Z' } };

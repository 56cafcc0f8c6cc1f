import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The first two robots of a region side by side, at each stage of new products.
const meta: ScreenMeta = { ...screenStories('compare'), title: 'Screens/Compare', tags: ['!autodocs'] };
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
export const AmericaInBothPreOrders: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230720T120000Z' },
};
export const AmericaInTheGrimlockPreOrder: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230801T120000Z' },
};
export const AmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250301T120000Z' },
};
export const AmericaInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250410T120000Z' },
};
export const AmericaBeforeShipping: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20250501T120000Z' },
};
export const America: ScreenStory = { globals: { region: 'us', instant: '20250801T120000Z' } };
export const AmericaSoldOut: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20260110T120000Z' },
};
export const AmericaOnCyberMonday: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20241201T120000Z' },
};
export const GermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20250301T120000Z' },
};
export const GermanyInTheEarlyBird: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20250410T120000Z' },
};
export const GermanyBeforeShipping: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20250501T120000Z' },
};
export const Germany: ScreenStory = { tags: ['!visual'], globals: { region: 'de', instant: '20250901T120000Z' } };
export const GermanyOnCyberMonday: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };
export const France: ScreenStory = { tags: ['!visual'], globals: { region: 'fr', instant: '20250801T120000Z' } };
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

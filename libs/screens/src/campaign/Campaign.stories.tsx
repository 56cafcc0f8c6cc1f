import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// A sale in three stages, and a campaign of one stage. Both are samples: each campaign of the site has its own page.
const meta: ScreenMeta = {
  ...screenStories('campaign'),
  args: { screen: 'campaign', path: 'sample-sale' },
  title: 'Screens/Campaign',
  tags: ['!autodocs'],
};
export default meta;

export const AmericaBefore: ScreenStory = { globals: { region: 'us', instant: '20241110T120000Z' } };
export const AmericaInTheFirstStage: ScreenStory = { globals: { region: 'us', instant: '20241118T120000Z' } };
export const AmericaInTheSecondStage: ScreenStory = { globals: { region: 'us', instant: '20241125T120000Z' } };
export const AmericaInTheLastStage: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyBefore: ScreenStory = { globals: { region: 'de', instant: '20241110T120000Z' } };
export const GermanyInTheFirstStage: ScreenStory = { globals: { region: 'de', instant: '20241118T120000Z' } };
export const GermanyInTheSecondStage: ScreenStory = { globals: { region: 'de', instant: '20241125T120000Z' } };
export const GermanyInTheLastStage: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };

const oneStage = { path: 'sample-week' };

export const JapanBefore: ScreenStory = { args: oneStage, globals: { region: 'jp', instant: '20250401T120000Z' } };
export const Japan: ScreenStory = { args: oneStage, globals: { region: 'jp', instant: '20250420T120000Z' } };
export const ChinaBefore: ScreenStory = { args: oneStage, globals: { region: 'cn', instant: '20250325T120000Z' } };
export const China: ScreenStory = { args: oneStage, globals: { region: 'cn', instant: '20250420T120000Z' } };

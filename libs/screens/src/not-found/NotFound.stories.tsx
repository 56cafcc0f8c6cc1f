import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = {
  ...screenStories('not-found'),
  title: 'Screens/Not found',
  tags: ['!autodocs'],
};
export default meta;

/** In the toolbar's region. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
/** The page exists in other regions. */
export const Elsewhere: ScreenStory = {
  args: { path: 'flagship-bumblebee', elsewhere: ['us', 'jp'] },
  globals: { region: 'kr' },
};
/** The region sells the product, at its store only. */
export const AtTheStore: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'flagship-optimus-prime', elsewhere: ['us', 'uk'] },
  globals: { region: 'kr' },
};
export const France: ScreenStory = { globals: { region: 'fr' } };

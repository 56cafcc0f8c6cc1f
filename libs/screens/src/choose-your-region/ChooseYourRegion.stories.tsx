import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = {
  ...screenStories('choose-your-region'),
  title: 'Screens/Choose your region',
  tags: ['!autodocs'],
};
export default meta;

/** In the toolbar's region. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const America: ScreenStory = { globals: { region: 'us' } };
export const Britain: ScreenStory = { globals: { region: 'uk' } };
export const Germany: ScreenStory = { globals: { region: 'de' } };
export const Japan: ScreenStory = { globals: { region: 'jp' } };
export const China: ScreenStory = { globals: { region: 'cn' } };

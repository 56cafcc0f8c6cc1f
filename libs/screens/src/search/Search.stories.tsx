import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = { ...screenStories('search'), title: 'Screens/Search', tags: ['!autodocs'] };
export default meta;

/** In the toolbar's region, before a search. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
export const America: ScreenStory = { globals: { region: 'us', instant: '20250801T120000Z' } };
export const AmericaFinds: ScreenStory = {
  args: { search: 'bumblebee' },
  globals: { region: 'us', instant: '20250801T120000Z' },
};
export const AmericaFindsNothing: ScreenStory = {
  args: { search: 'xylophone' },
  globals: { region: 'us', instant: '20250801T120000Z' },
};
export const GermanyFindsInFrame: ScreenStory = {
  args: { search: 'garantie', framed: true },
  globals: { region: 'de', instant: '20250801T120000Z' },
};
export const JapanFinds: ScreenStory = {
  args: { search: '変形' },
  globals: { region: 'jp', instant: '20250801T120000Z' },
};
export const ChinaFinds: ScreenStory = {
  args: { search: '变形金刚' },
  globals: { region: 'cn', instant: '20250801T120000Z' },
};
/** Before the results of the search were announced. */
export const AmericaAtFirst: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: '20230525T065959Z' },
};
export const AmericaNext: ScreenStory = { tags: ['!visual'], globals: { region: 'us', instant: '20230525T070000Z' } };
export const AmericaThen: ScreenStory = { tags: ['!visual'], globals: { region: 'us', instant: '20230719T070000Z' } };
export const GermanyAtFirst: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: '20241114T075959Z' },
};
export const GermanyThen: ScreenStory = { tags: ['!visual'], globals: { region: 'de', instant: '20250327T090000Z' } };
export const JapanAtFirst: ScreenStory = { tags: ['!visual'], globals: { region: 'jp', instant: '20250403T145959Z' } };
export const ChinaAtFirst: ScreenStory = { tags: ['!visual'], globals: { region: 'cn', instant: '20250327T085959Z' } };

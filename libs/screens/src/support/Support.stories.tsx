import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The home of support, before and after Flagship Bumblebee is announced.
const meta: ScreenMeta = { ...screenStories('support'), title: 'Screens/Support', tags: ['!autodocs'] };
export default meta;

const [unannounced, announced] = ['20250327T085959Z', '20250327T090000Z'];

export const America: ScreenStory = { globals: { region: 'us', instant: announced } };
export const AmericaBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'us', instant: unannounced },
};
export const Germany: ScreenStory = { globals: { region: 'de', instant: announced } };
export const GermanyBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'de', instant: unannounced },
};
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250327T150000Z' } };
export const JapanBeforeBumblebee: ScreenStory = {
  tags: ['!visual'],
  globals: { region: 'jp', instant: '20250327T145959Z' },
};
export const China: ScreenStory = { globals: { region: 'cn', instant: announced } };
export const ChinaBeforeBumblebee: ScreenStory = { tags: ['!visual'], globals: { region: 'cn', instant: unannounced } };

/** Chooses a robot as a visitor does: by its address. */
const choose = (id: string) => () => {
  // A repeated story has new elements, to which an unchanged address does not scroll.
  location.hash = '';
  location.hash = id;
};
export const ChosenInAmerica: ScreenStory = {
  globals: { region: 'us', instant: announced },
  play: choose('flagship-bumblebee'),
};
export const ChosenInJapan: ScreenStory = {
  globals: { region: 'jp', instant: '20250327T150000Z' },
  play: choose('flagship-optimus-prime'),
};

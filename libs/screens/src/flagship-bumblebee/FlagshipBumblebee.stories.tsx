import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The flagship's pre-order: a teaser with a newsletter form, the early bird, then the regular price.
const meta: ScreenMeta = {
  ...screenStories('flagship-bumblebee'),
  title: 'Screens/Flagship Bumblebee',
  tags: ['!autodocs'],
};
export default meta;

export const PreheatInAmerica: ScreenStory = { globals: { region: 'us', instant: '20250320T120000Z' } };
export const PreheatInGermany: ScreenStory = { globals: { region: 'de', instant: '20250320T120000Z' } };
export const PreheatInJapan: ScreenStory = { globals: { region: 'jp', instant: '20250320T120000Z' } };
export const PreheatInChina: ScreenStory = { globals: { region: 'cn', instant: '20250320T120000Z' } };
export const EarlyBirdInAmerica: ScreenStory = { globals: { region: 'us', instant: '20250415T120000Z' } };
export const EarlyBirdInGermany: ScreenStory = { globals: { region: 'de', instant: '20250415T120000Z' } };
export const EarlyBirdInJapan: ScreenStory = { globals: { region: 'jp', instant: '20250415T120000Z' } };
export const EarlyBirdInChina: ScreenStory = { globals: { region: 'cn', instant: '20250415T120000Z' } };
export const RegularInAmerica: ScreenStory = { globals: { region: 'us', instant: '20250515T120000Z' } };
export const RegularInGermany: ScreenStory = { globals: { region: 'de', instant: '20250515T120000Z' } };
export const RegularInJapan: ScreenStory = { globals: { region: 'jp', instant: '20250515T120000Z' } };
export const RegularInChina: ScreenStory = { globals: { region: 'cn', instant: '20250515T120000Z' } };
/** Orders are being shipped, and the page no longer shows the dates of the pre-order. */
export const ShippingInAmerica: ScreenStory = { globals: { region: 'us', instant: '20250815T120000Z' } };
export const ShippingInChina: ScreenStory = { globals: { region: 'cn', instant: '20250815T120000Z' } };
export const ShippedInAmerica: ScreenStory = { globals: { region: 'us', instant: '20251115T120000Z' } };
export const ShippedInGermany: ScreenStory = { globals: { region: 'de', instant: '20251115T120000Z' } };
export const ShippedInJapan: ScreenStory = { globals: { region: 'jp', instant: '20251115T120000Z' } };
export const ShippedInChina: ScreenStory = { globals: { region: 'cn', instant: '20251115T120000Z' } };

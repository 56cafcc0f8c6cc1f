import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

const meta: ScreenMeta = {
  ...screenStories('home'),
  title: 'Screens/Home',
  tags: ['!autodocs'],
};
export default meta;

/** The toolbar's region, at the toolbar's instant. */
export const Chosen: ScreenStory = { tags: ['!visual'] };
/** Flagship Grimlock on its tile: announced, then in pre-order. */
export const AmericaBeforeGrimlock: ScreenStory = { globals: { region: 'us', instant: '20230719T065959Z' } };
export const AmericaInTheGrimlockPreOrder: ScreenStory = { globals: { region: 'us', instant: '20230719T070000Z' } };
/** The line-up before the Signature edition, after its pre-order, and when it is out of stock. */
export const AmericaBeforeTheSignature: ScreenStory = {
  globals: { region: 'us', instant: '20230525T065959Z' },
  tags: ['!visual'],
};
export const AmericaAfterTheSignaturePreOrder: ScreenStory = {
  globals: { region: 'us', instant: '20230726T070000Z' },
  tags: ['!visual'],
};
export const AmericaWithoutTheSignature: ScreenStory = {
  globals: { region: 'us', instant: '20251201T080000Z' },
  tags: ['!visual'],
};
export const AmericaBeforeTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T065959Z' } };
export const AmericaAtTheHandover: ScreenStory = { globals: { region: 'us', instant: '20250701T070000Z' } };
export const AmericaInTheSale: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
export const Britain: ScreenStory = { globals: { region: 'uk', instant: '20250710T120000Z' } };
export const France: ScreenStory = { globals: { region: 'fr', instant: '20250710T120000Z' } };
export const Germany: ScreenStory = { globals: { region: 'de', instant: '20250710T120000Z' } };
export const GermanyBeforeThePreOrder: ScreenStory = { globals: { region: 'de', instant: '20250320T120000Z' } };
export const GermanyInTheEarlyBird: ScreenStory = { globals: { region: 'de', instant: '20250410T120000Z' } };
export const Japan: ScreenStory = { globals: { region: 'jp', instant: '20250710T120000Z' } };
export const JapanBeforeThePreOrder: ScreenStory = { globals: { region: 'jp', instant: '20250320T120000Z' } };
export const JapanInTheEarlyBird: ScreenStory = { globals: { region: 'jp', instant: '20250410T120000Z' } };
export const Korea: ScreenStory = { globals: { region: 'kr', instant: '20250710T120000Z' } };
export const China: ScreenStory = { globals: { region: 'cn', instant: '20250710T120000Z' } };
export const ChinaBeforeThePreOrder: ScreenStory = { globals: { region: 'cn', instant: '20250320T120000Z' } };
export const ChinaInTheEarlyBird: ScreenStory = { globals: { region: 'cn', instant: '20250410T120000Z' } };
export const JapanAtTheAnnouncement: ScreenStory = { globals: { region: 'jp', instant: '20250327T150000Z' } };
/** Robots out of stock: a badge in place of the button. */
export const FranceOutOfStock: ScreenStory = { globals: { region: 'fr', instant: '20261120T120000Z' } };
/** Every product of Black Friday is reduced by now. */
export const AmericaOnCyberMonday: ScreenStory = { globals: { region: 'us', instant: '20241201T120000Z' } };
export const GermanyOnCyberMonday: ScreenStory = { globals: { region: 'de', instant: '20241201T120000Z' } };
/** A campaign leads the home while it is open, with another machine at each stage. */
export const AmericaInEarlyBlackFriday: ScreenStory = { globals: { region: 'us', instant: '20241114T050000Z' } };
export const AmericaOnBlackFriday: ScreenStory = { globals: { region: 'us', instant: '20241122T050000Z' } };
export const AmericaInTheHolidaySale: ScreenStory = { globals: { region: 'us', instant: '20241209T080000Z' } };
export const AmericaInTheNewYear: ScreenStory = { globals: { region: 'us', instant: '20250101T080000Z' } };
export const GermanyInEarlyBlackFriday: ScreenStory = { globals: { region: 'de', instant: '20241114T080000Z' } };
export const GermanyOnBlackFriday: ScreenStory = { globals: { region: 'de', instant: '20241121T230000Z' } };
export const GermanyInTheHolidaySale: ScreenStory = { globals: { region: 'de', instant: '20241208T230000Z' } };

import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// Articles: help, policies, the company. Articles that consist of text only are not photographed.
const meta: ScreenMeta = { ...screenStories('article'), title: 'Screens/Article', tags: ['!autodocs'] };
export default meta;

/** A robot's files are available from its announcement on. */
export const DownloadCenterInAmericaAtFirst: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'us', instant: '20230525T065959Z' },
};
export const DownloadCenterInAmericaFromMay2023: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'us', instant: '20230525T070000Z' },
};
export const DownloadCenterInAmericaFromJuly2023: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'us', instant: '20230719T070000Z' },
};
export const DownloadCenterInAmericaFromMarch2025: ScreenStory = {
  args: { path: 'download-center' },
  globals: { region: 'us', instant: '20250327T090000Z' },
};
export const DownloadCenterInGermanyBeforeMarch2025: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'de', instant: '20241114T075959Z' },
};
export const DownloadCenterInGermanyFromMarch2025: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'de', instant: '20250327T090000Z' },
};
export const DownloadCenterInJapanBeforeApril2025: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'jp', instant: '20250403T145959Z' },
};
export const DownloadCenterInJapanFromApril2025: ScreenStory = {
  args: { path: 'download-center' },
  globals: { region: 'jp', instant: '20250403T150000Z' },
};
export const DownloadCenterInChinaBeforeMarch2025: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'cn', instant: '20250327T085959Z' },
};
export const DownloadCenterInChinaFromMarch2025: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'download-center' },
  globals: { region: 'cn', instant: '20250327T090000Z' },
};

export const QuestionsInAmerica: ScreenStory = { args: { path: 'faq' }, globals: { region: 'us' } };
export const QuestionsInGermany: ScreenStory = { args: { path: 'faq' }, globals: { region: 'de' } };
export const QuestionsInJapan: ScreenStory = { args: { path: 'faq' }, globals: { region: 'jp' } };
export const QuestionsInChina: ScreenStory = { args: { path: 'faq' }, globals: { region: 'cn' } };

export const AfterSaleServiceInChina: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'after-sale-service' },
  globals: { region: 'cn' },
};

export const WarrantyInAmerica: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'us' } };
export const WarrantyInGermany: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'de' } };
export const WarrantyInJapan: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'jp' } };
export const WarrantyInChina: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'cn' } };

export const ShippingInAmerica: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'us', instant: '20250710T120000Z' },
};
/** While Black Friday lasts, parcels take longer. */
export const ShippingInAmericaOnBlackFriday: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'us', instant: '20241125T120000Z' },
};
export const ShippingInGermany: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'de', instant: '20250710T120000Z' },
};
/** While Black Friday lasts, parcels take longer. */
export const ShippingInGermanyOnBlackFriday: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'de', instant: '20241125T120000Z' },
};
export const ShippingInJapan: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'jp' },
};
export const ShippingInChina: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'shipping' },
  globals: { region: 'cn' },
};

export const NewsInBritain: ScreenStory = { args: { path: 'news' }, globals: { region: 'uk' } };
export const NewsItemInBritain: ScreenStory = {
  args: { path: 'news/flagship-megatron-answers' },
  globals: { region: 'uk' },
};

export const PrivacyPolicyInAmerica: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'us' } };
export const PrivacyPolicyInGermany: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'de' } };
export const PrivacyPolicyInJapan: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'jp' } };
export const PrivacyPolicyInChina: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'cn' } };

export const TermsOfUseInAmerica: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'terms-use' },
  globals: { region: 'us' },
};
export const TermsOfUseInGermany: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'terms-use' },
  globals: { region: 'de' },
};
export const TermsOfUseInJapan: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'terms-use' },
  globals: { region: 'jp' },
};
export const TermsOfUseInChina: ScreenStory = {
  tags: ['!visual'],
  args: { path: 'terms-use' },
  globals: { region: 'cn' },
};

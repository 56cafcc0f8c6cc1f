import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';

// The pages to be read: help, policies, the company. Those that have no part of their own but words are not photographed.
const meta: ScreenMeta = { ...screenStories('article'), title: 'Screens/Article', tags: ['!autodocs'] };
export default meta;

export const SupportInAmerica: ScreenStory = { args: { path: 'support' }, globals: { region: 'us' } };
export const SupportInGermany: ScreenStory = { args: { path: 'support' }, globals: { region: 'de' } };
export const SupportInJapan: ScreenStory = { args: { path: 'support' }, globals: { region: 'jp' } };
export const SupportInChina: ScreenStory = { args: { path: 'support' }, globals: { region: 'cn' } };

export const DownloadCenterInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'download-center' }, globals: { region: 'us' } };
export const DownloadCenterInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'download-center' }, globals: { region: 'de' } };
export const DownloadCenterInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'download-center' }, globals: { region: 'jp' } };
export const DownloadCenterInChina: ScreenStory = { tags: ['!visual'], args: { path: 'download-center' }, globals: { region: 'cn' } };

export const QuestionsInAmerica: ScreenStory = { args: { path: 'faq' }, globals: { region: 'us' } };
export const QuestionsInGermany: ScreenStory = { args: { path: 'faq' }, globals: { region: 'de' } };
export const QuestionsInJapan: ScreenStory = { args: { path: 'faq' }, globals: { region: 'jp' } };
export const QuestionsInChina: ScreenStory = { args: { path: 'faq' }, globals: { region: 'cn' } };

export const AfterSaleServiceInChina: ScreenStory = { tags: ['!visual'], args: { path: 'after-sale-service' }, globals: { region: 'cn' } };

export const TechnicalSupportInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'technical-support' }, globals: { region: 'us' } };
export const TechnicalSupportInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'technical-support' }, globals: { region: 'de' } };
export const TechnicalSupportInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'technical-support' }, globals: { region: 'jp' } };
export const TechnicalSupportInChina: ScreenStory = { tags: ['!visual'], args: { path: 'technical-support' }, globals: { region: 'cn' } };

export const ProductRegistrationInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'product-registration' }, globals: { region: 'us' } };
export const ProductRegistrationInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'product-registration' }, globals: { region: 'de' } };
export const ProductRegistrationInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'product-registration' }, globals: { region: 'jp' } };
export const ProductRegistrationInChina: ScreenStory = { tags: ['!visual'], args: { path: 'product-registration' }, globals: { region: 'cn' } };

export const ReturnsInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'return-manufacturer' }, globals: { region: 'us' } };
export const ReturnsInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'return-manufacturer' }, globals: { region: 'de' } };
export const ReturnsInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'return-manufacturer' }, globals: { region: 'jp' } };
export const ReturnsInChina: ScreenStory = { tags: ['!visual'], args: { path: 'return-manufacturer' }, globals: { region: 'cn' } };

export const WarrantyInAmerica: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'us' } };
export const WarrantyInGermany: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'de' } };
export const WarrantyInJapan: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'jp' } };
export const WarrantyInChina: ScreenStory = { args: { path: 'warranty' }, globals: { region: 'cn' } };

export const ShippingInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'shipping' }, globals: { region: 'us' } };
export const ShippingInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'shipping' }, globals: { region: 'de' } };
export const ShippingInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'shipping' }, globals: { region: 'jp' } };
export const ShippingInChina: ScreenStory = { tags: ['!visual'], args: { path: 'shipping' }, globals: { region: 'cn' } };

export const WholesaleInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'wholesale' }, globals: { region: 'us' } };

export const AboutUsInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'about-us' }, globals: { region: 'us' } };
export const AboutUsInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'about-us' }, globals: { region: 'de' } };
export const AboutUsInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'about-us' }, globals: { region: 'jp' } };
export const AboutUsInChina: ScreenStory = { tags: ['!visual'], args: { path: 'about-us' }, globals: { region: 'cn' } };

export const NewsInBritain: ScreenStory = { tags: ['!visual'], args: { path: 'news' }, globals: { region: 'uk' } };

export const PrivacyPolicyInAmerica: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'us' } };
export const PrivacyPolicyInGermany: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'de' } };
export const PrivacyPolicyInJapan: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'jp' } };
export const PrivacyPolicyInChina: ScreenStory = { args: { path: 'privacy-policy' }, globals: { region: 'cn' } };

export const TermsOfUseInAmerica: ScreenStory = { tags: ['!visual'], args: { path: 'terms-use' }, globals: { region: 'us' } };
export const TermsOfUseInGermany: ScreenStory = { tags: ['!visual'], args: { path: 'terms-use' }, globals: { region: 'de' } };
export const TermsOfUseInJapan: ScreenStory = { tags: ['!visual'], args: { path: 'terms-use' }, globals: { region: 'jp' } };
export const TermsOfUseInChina: ScreenStory = { tags: ['!visual'], args: { path: 'terms-use' }, globals: { region: 'cn' } };

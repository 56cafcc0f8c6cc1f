import type { Locale } from '@kinemorph/i18n';
import type { AnyScreenId } from '@kinemorph/site';
import type { ComponentType } from 'react';

/** A screen shows its model and nothing else; the server and the browser agree on which. */
type Screen = ComponentType<object>;
const screen = <Model extends object>(component: ComponentType<Model>) => component as Screen;

/** Every screen by id, each a chunk of its own. */
export const screens: Readonly<Record<AnyScreenId, () => Promise<Screen>>> = {
  'about-us': async () => screen((await import('./about-us/AboutUs.tsx')).AboutUs),
  account: async () => screen((await import('./account/Account.tsx')).Account),
  'ai-base': async () => screen((await import('./ai-base/AiBase.tsx')).AiBase),
  article: async () => screen((await import('./article/Article.tsx')).Article),
  'black-friday': async () => screen((await import('./black-friday/BlackFriday.tsx')).BlackFriday),
  home: async () => screen((await import('./home/Home.tsx')).Home),
  'bumblebee-g1-performance': async () =>
    screen((await import('./bumblebee-g1-performance/BumblebeeG1Performance.tsx')).BumblebeeG1Performance),
  'buzz-lightyear-space-ranger-alpha': async () =>
    screen(
      (await import('./buzz-lightyear-space-ranger-alpha/BuzzLightyearSpaceRangerAlpha.tsx'))
        .BuzzLightyearSpaceRangerAlpha,
    ),
  'choose-your-region': async () =>
    screen((await import('./choose-your-region/ChooseYourRegion.tsx')).ChooseYourRegion),
  'christmas-sale': async () => screen((await import('./christmas-sale/ChristmasSale.tsx')).ChristmasSale),
  compare: async () => screen((await import('./compare/Compare.tsx')).Compare),
  'elite-optimus-prime': async () =>
    screen((await import('./elite-optimus-prime/EliteOptimusPrime.tsx')).EliteOptimusPrime),
  'flagship-bumblebee': async () =>
    screen((await import('./flagship-bumblebee/FlagshipBumblebee.tsx')).FlagshipBumblebee),
  'flagship-megatron': async () => screen((await import('./flagship-megatron/FlagshipMegatron.tsx')).FlagshipMegatron),
  'flagship-optimus-prime': async () =>
    screen((await import('./flagship-optimus-prime/FlagshipOptimusPrime.tsx')).FlagshipOptimusPrime),
  'gift-guide': async () => screen((await import('./gift-guide/GiftGuide.tsx')).GiftGuide),
  'grimlock-g1-flagship': async () =>
    screen((await import('./grimlock-g1-flagship/GrimlockG1Flagship.tsx')).GrimlockG1Flagship),
  'k1-pro-interstellar-scout': async () =>
    screen((await import('./k1-pro-interstellar-scout/K1ProInterstellarScout.tsx')).K1ProInterstellarScout),
  login: async () => screen((await import('./login/Login.tsx')).Login),
  manuals: async () => screen((await import('./manuals/Manuals.tsx')).Manuals),
  'optimus-prime-rise-of-the-beasts-signature-limited-edition': async () =>
    screen(
      (
        await import('./optimus-prime-rise-of-the-beasts-signature-limited-edition/OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition.tsx')
      ).OptimusPrimeRiseOfTheBeastsSignatureLimitedEdition,
    ),
  products: async () => screen((await import('./products/Products.tsx')).Products),
  search: async () => screen((await import('./search/Search.tsx')).Search),
  support: async () => screen((await import('./support/Support.tsx')).Support),
  'support-form': async () => screen((await import('./support-form/SupportForm.tsx')).SupportForm),
  'toy-story-buzz-lightyear': async () =>
    screen((await import('./toy-story-buzz-lightyear/ToyStoryBuzzLightyear.tsx')).ToyStoryBuzzLightyear),
  'where-to-buy': async () => screen((await import('./where-to-buy/WhereToBuy.tsx')).WhereToBuy),
  'not-found': async () => screen((await import('./not-found/NotFound.tsx')).NotFound),
};

/** The pop-up in a locale; its code and its words load when it is due. */
export const loadNewsletterPopup = async (locale: Locale) =>
  (await import('./newsletter-popup/load-popup.tsx')).loadNewsletterPopup(locale);

import type { AnyScreenId, ScreenModel } from '@kinemorph/site';
import type { ServerScreen } from '@kinemorph/site/models';
import { aboutUs } from './about-us/model.server.ts';
import { account } from './account/model.server.ts';
import { aiBase } from './ai-base/model.server.ts';
import { article } from './article/model.server.ts';
import { bumblebeeG1Performance } from './bumblebee-g1-performance/model.server.ts';
import { buzzLightyearSpaceRangerAlpha } from './buzz-lightyear-space-ranger-alpha/model.server.ts';
import { blackFriday } from './black-friday/model.server.ts';
import { chooseYourRegion } from './choose-your-region/model.server.ts';
import { christmasSale } from './christmas-sale/model.server.ts';
import { compare } from './compare/model.server.ts';
import { eliteOptimusPrime } from './elite-optimus-prime/model.server.ts';
import { flagshipBumblebee } from './flagship-bumblebee/model.server.ts';
import { flagshipMegatron } from './flagship-megatron/model.server.ts';
import { flagshipOptimusPrime } from './flagship-optimus-prime/model.server.ts';
import { giftGuide } from './gift-guide/model.server.ts';
import { grimlockG1Flagship } from './grimlock-g1-flagship/model.server.ts';
import { home } from './home/model.server.ts';
import { k1ProInterstellarScout } from './k1-pro-interstellar-scout/model.server.ts';
import { login } from './login/model.server.ts';
import { manuals } from './manuals/model.server.ts';
import { notFound } from './not-found/model.server.ts';
import { limitedEdition } from './optimus-prime-rise-of-the-beasts-signature-limited-edition/model.server.ts';
import { products } from './products/model.server.ts';
import { search } from './search/model.server.ts';
import { support } from './support/model.server.ts';
import { supportForm } from './support-form/model.server.ts';
import { toyStoryBuzzLightyear } from './toy-story-buzz-lightyear/model.server.ts';
import { whereToBuy } from './where-to-buy/model.server.ts';
import { loadMessages } from './messages.ts';
import { screens } from './screens.ts';

const model = <Model extends object>(of: ScreenModel<Model>) => of as unknown as ScreenModel;

const models: Readonly<Record<AnyScreenId, ScreenModel>> = {
  'about-us': model(aboutUs),
  account: model(account),
  'ai-base': model(aiBase),
  article: model(article),
  'black-friday': model(blackFriday),
  home: model(home),
  'bumblebee-g1-performance': model(bumblebeeG1Performance),
  'buzz-lightyear-space-ranger-alpha': model(buzzLightyearSpaceRangerAlpha),
  'choose-your-region': model(chooseYourRegion),
  'christmas-sale': model(christmasSale),
  compare: model(compare),
  'elite-optimus-prime': model(eliteOptimusPrime),
  'flagship-bumblebee': model(flagshipBumblebee),
  'flagship-megatron': model(flagshipMegatron),
  'flagship-optimus-prime': model(flagshipOptimusPrime),
  'gift-guide': model(giftGuide),
  'grimlock-g1-flagship': model(grimlockG1Flagship),
  'k1-pro-interstellar-scout': model(k1ProInterstellarScout),
  login: model(login),
  manuals: model(manuals),
  'optimus-prime-rise-of-the-beasts-signature-limited-edition': model(limitedEdition),
  products: model(products),
  search: model(search),
  support: model(support),
  'support-form': model(supportForm),
  'toy-story-buzz-lightyear': model(toyStoryBuzzLightyear),
  'where-to-buy': model(whereToBuy),
  'not-found': model(notFound),
};

/** Every screen as the server needs it: code, words and model. */
export const serverScreens = Object.fromEntries(
  Object.entries(models).map(([id, of]) => [
    id,
    {
      load: screens[id as AnyScreenId],
      messages: (locale) => loadMessages(id, locale),
      model: of,
    } satisfies ServerScreen,
  ]),
) as unknown as Readonly<Record<AnyScreenId, ServerScreen>>;

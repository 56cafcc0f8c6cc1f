import type { AnyScreenId, ScreenModel } from '@kinemorph/site';
import type { ServerScreen } from '@kinemorph/site/models';
import { chooseYourRegion } from './choose-your-region/model.server.ts';
import { home } from './home/model.server.ts';
import { notFound } from './not-found/model.server.ts';
import { loadMessages, screens } from './screens.ts';

const model = <Model extends object>(of: ScreenModel<Model>) => of as unknown as ScreenModel;

const models: Readonly<Record<AnyScreenId, ScreenModel>> = {
  home: model(home),
  'choose-your-region': model(chooseYourRegion),
  'not-found': model(notFound),
};

/** Every screen as the server needs it: code, words and model. */
export const serverScreens = Object.fromEntries(
  Object.entries(models).map(([id, of]) => [
    id,
    { load: screens[id as AnyScreenId], messages: (locale) => loadMessages(id, locale), model: of } satisfies ServerScreen,
  ]),
) as unknown as Readonly<Record<AnyScreenId, ServerScreen>>;

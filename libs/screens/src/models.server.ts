import type { AnyScreenId, ScreenModel } from '@kinemorph/site';
import type { ServerScreen } from '@kinemorph/site/models';
import { loadMessages } from './messages.ts';
import { screens } from './screens.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/model.server.ts', { eager: true });

/** Returns the model that the file of a screen exports, under any name; throws if it exports none. */
function modelOf(id: string): ScreenModel {
  const model = Object.values(modules[`./${id}/model.server.ts`] ?? {}).find(isModel);
  if (!model)
    throw new Error(
      `libs/screens/src/${id}/model.server.ts exports no model: export one, an object with model and head`,
    );
  return model;
}

function isModel(value: unknown): value is ScreenModel {
  return typeof value === 'object' && value !== null && 'model' in value && 'head' in value;
}

/** Every screen for the server: code, messages and model. */
export const serverScreens = Object.fromEntries(
  Object.entries(screens).map(([id, load]) => [
    id,
    {
      load,
      messages: (locale) => loadMessages(id, locale),
      model: modelOf(id),
    } satisfies ServerScreen,
  ]),
) as unknown as Readonly<Record<AnyScreenId, ServerScreen>>;

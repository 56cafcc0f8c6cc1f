import '@kinemorph/ui/themes/brand';
import { serverScreens } from '@kinemorph/screens/models';
import type { AnyScreenId } from '@kinemorph/site';
import type { ServerScreen } from '@kinemorph/site/models';
import { serveRenders } from '@kinemorph/site/render-thread';
import { site } from '../../../../src/site.server.ts';
import { renameFields, restoreFields } from './renamed.ts';
import { renamedScreen } from './renamed-screen.ts';

/** Returns a screen whose model has different names for all fields. */
function nextScreen({ load, messages, model: { model, head } }: ServerScreen): ServerScreen {
  return {
    load: renamedScreen(load),
    messages,
    model: {
      model: (context) => renameFields(model(context)),
      head: (context, own) => head(context, restoreFields(own)),
    },
  };
}

const screens = Object.fromEntries(
  Object.entries(serverScreens).map(([id, screen]) => [id, nextScreen(screen)]),
) as Record<AnyScreenId, ServerScreen>;

void serveRenders({ site, screens });

import '@kinemorph/ui/themes/brand';
import type { AnyScreenId } from '@kinemorph/site';
import { createRunPage } from '@kinemorph/site/live';
import { renamedScreen } from './renamed-screen.ts';

/** Runs the pages of the next version in the browser. */
export const runPage = createRunPage(async () => {
  const { screens, loadNewsletterPopup } = await import('@kinemorph/screens');
  const renamed = Object.fromEntries(Object.entries(screens).map(([id, load]) => [id, renamedScreen(load)]));
  return { screens: renamed as Record<AnyScreenId, ReturnType<typeof renamedScreen>>, loadNewsletterPopup };
});

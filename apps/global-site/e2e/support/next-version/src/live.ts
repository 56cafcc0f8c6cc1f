import '@kinemorph/ui/themes/brand';
import { loadNewsletterPopup, screens } from '@kinemorph/screens';
import type { AnyScreenId } from '@kinemorph/site';
import { createRunPage } from '@kinemorph/site/live';
import { renamedScreen } from './renamed-screen.ts';

const renamed = Object.fromEntries(Object.entries(screens).map(([id, load]) => [id, renamedScreen(load)])) as Record<
  AnyScreenId,
  ReturnType<typeof renamedScreen>
>;

/** Runs the pages of the next version in the browser. */
export const runPage = createRunPage({ screens: renamed, loadNewsletterPopup });

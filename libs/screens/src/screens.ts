import type { AnyScreenId } from '@kinemorph/site';
import type { ComponentType } from 'react';

export { loadMessages } from './messages.ts';
export { loadNewsletterPopup } from './newsletter-popup/load.tsx';

/** A screen shows its model and nothing else; the server and the browser agree on which. */
type Screen = ComponentType<object>;
const screen = <Model extends object>(component: ComponentType<Model>) => component as Screen;

/** Every screen by id, each a chunk of its own. */
export const screens: Readonly<Record<AnyScreenId, () => Promise<Screen>>> = {
  home: async () => screen((await import('./home/Home.tsx')).Home),
  'choose-your-region': async () => screen((await import('./choose-your-region/ChooseYourRegion.tsx')).ChooseYourRegion),
  'not-found': async () => screen((await import('./not-found/NotFound.tsx')).NotFound),
};

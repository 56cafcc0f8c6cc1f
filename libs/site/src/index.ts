export { useSubscribe } from './api/use-subscribe.ts';
export { useCountdown } from './clock/use-countdown.ts';
export { PageBody } from './document/PageBody.tsx';
export { usePage, PageProvider, type PageFacts } from './document/page-context.tsx';
export type { HeadModel } from './head/head-model.ts';
export type { AnyScreenId, Links, PageContext, PageData, ScreenModel } from './page.ts';
export { type SiteDefinition } from './routing/site-definition.ts';
export { storeCountry } from './session/region-store.ts';
export type { NewsletterPopupProps, Overlays } from './shell/Shell.tsx';

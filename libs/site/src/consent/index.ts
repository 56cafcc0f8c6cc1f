export { ConsentBanner } from './ConsentBanner.tsx';
export { ConsentSettings } from './ConsentSettings.tsx';
export { loadConsentWords, type ConsentText } from './words.ts';

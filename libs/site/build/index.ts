export { siteConfig } from './site-config.ts';

export * from './models.ts';
export { createSiteHandler, type SiteHandler } from './handler.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export type { SiteApp } from './site-app.ts';

export * from './model/models.ts';
export { createSiteHandler, type SiteHandler } from './http/handler.ts';
export { readSettings, SettingsError, type Settings } from './settings/settings.ts';
export type { SiteApp } from './manifest/site-app.ts';

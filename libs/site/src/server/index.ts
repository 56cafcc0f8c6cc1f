export * from './models.ts';
export { createSiteHandler, type SiteHandler } from './handler.ts';
export { Assets } from './assets.ts';
export { createLog } from './log.ts';
export { listen } from './node-server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export { createBuiltSite, serveSite, type SiteApp } from './site-server.ts';

export const siteIds = ['global', 'cn'] as const;
/** The names of the two websites. */
export type SiteId = (typeof siteIds)[number];

/** The folder of a site's app in `apps`. */
export type SiteApp = `${SiteId}-site`;

/** Returns the folder of a site's app in `apps`. */
export function appOfSite(id: SiteId): SiteApp {
  return `${id}-site`;
}

/** The name of the setting with a site's origin outside production. */
export type OriginSetting = `${Uppercase<SiteId>}_ORIGIN`;

/** Returns the name of the setting with a site's origin outside production. */
export function originSettingOf(id: SiteId): OriginSetting {
  return `${id.toUpperCase() as Uppercase<SiteId>}_ORIGIN`;
}

export const siteIds = ['global', 'cn'] as const;
/** The names of the two websites. */
export type SiteId = (typeof siteIds)[number];

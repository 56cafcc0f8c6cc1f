/** The server's process; a browser has none. */
const place: Partial<Pick<typeof globalThis, 'process'>> = globalThis;

/**
 * True if drafts are part of the content: on a server that shows previews, and for the tools of a checkout. A public
 * server has none of them, so no page, menu, price or boundary of a draft can reach a visitor.
 */
export const showsDrafts = place.process?.env['SITE_PREVIEW'] === '1';

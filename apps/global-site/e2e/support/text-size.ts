import type { CDPSession, Page } from 'playwright';

/** The usual text size of browsers, in CSS px. */
const usual = 16;

/** The setting lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the text size in the browser's settings, relative to the usual one, for pages loaded from now on. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: usual * share } });
}

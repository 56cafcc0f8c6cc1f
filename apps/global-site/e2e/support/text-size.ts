import type { Page } from 'playwright';

/** The usual text size of browsers, in CSS px. */
const usual = 16;

/** Sets the text size in the browser's settings, as a share of the usual one, and loads the page again. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: usual * share } });
  await page.reload();
}

import type { Page } from 'playwright';
import { hydrated } from './watched-page.ts';

/** The largest picture that a page painted, and the first one that it asked for. */
export interface LargestPicture {
  readonly url: string;
  /** As it was sent. */
  readonly bytes: number;
  readonly firstAskedFor: string | undefined;
}

/** Opens an address and waits for its largest contentful paint. */
export async function largestPicture(page: Page, address: string): Promise<LargestPicture> {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  const largest = await page.evaluate(
    () =>
      new Promise<{ url: string; bytes: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const { url = '' } = (list.getEntries().at(-1) ?? {}) as { url?: string };
          const [file] = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[];
          resolve({ url, bytes: file?.encodedBodySize ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { ...largest, firstAskedFor: asked[0] };
}

/** A phone of today: its screen has nine pixels to one of CSS. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** What the largest picture of a home may weigh on a phone, in bytes. */
export const largestPictureBudget = 60_000;

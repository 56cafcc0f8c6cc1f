import type { Page } from 'playwright';
import { hydrated } from './watched-page.ts';

/** The largest picture that a page painted, and the first one that it requested. */
export interface LargestPicture {
  readonly url: string;
  /** As sent. */
  readonly bytes: number;
  readonly firstAskedFor: string | undefined;
}

/**
 * Opens an address and waits for its largest contentful paint. A picture is decoded and painted after `load`, on a busy
 * machine much later, and until then the largest paint is a heading. A page has no picture if a heading is still its
 * largest paint after ten seconds.
 */
export async function largestPicture(page: Page, address: string): Promise<LargestPicture> {
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && requested.push(request.url()));
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  const largest = await page.evaluate(
    () =>
      new Promise<{ url: string; bytes: number }>((resolve) => {
        const tell = (url: string) => {
          const [file] = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[];
          resolve({ url, bytes: file?.encodedBodySize ?? 0 });
        };
        new PerformanceObserver((list) => {
          const { url } = (list.getEntries().at(-1) ?? {}) as { url?: string };
          if (url) tell(url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(tell, 10_000, '');
      }),
  );
  return { ...largest, firstAskedFor: requested[0] };
}

/** A current phone: its screen has nine pixels for one of CSS. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** The budget of a home's largest picture on a phone, in bytes. */
export const largestPictureBudget = 60_000;

import type { Page } from 'playwright';

/** How fast a press was answered, in milliseconds. */
export interface PressTimes {
  /** Longest event of the interaction in the Event Timing API; undefined when the press led to another document. */
  readonly event: number | undefined;
  /** From the input until the opened element is painted; undefined if it did not open. */
  readonly answered: number | undefined;
}

/** The Event Timing API reports no shorter events. */
const shortestEventMs = 16;
export const patienceMs = 5_000;

/** A selector that matches once the page has responded: within the pressed element, or in the whole document. */
export interface Answer {
  readonly selector: string;
  readonly on: 'target' | 'document';
}

interface Watch {
  readonly answered: Promise<number | undefined>;
  readonly longestEvent: () => number;
}

/** Runs in the page, on the element to press: observes the next press. */
export function watchNextPress(
  target: Element,
  { selector, on, patience }: Answer & { readonly patience: number },
): void {
  const durations: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration);
  };
  const observer = new PerformanceObserver((list) => {
    note(list.getEntries());
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  const isAnswered = () => (on === 'target' ? target.matches(selector) : document.querySelector(selector) !== null);
  const answered = new Promise<number | undefined>((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (isAnswered()) {
            // A message runs after the frame's paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(0);
          } else if (performance.now() - timeStamp > patience) resolve(undefined);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  const longestEvent = () => {
    note(observer.takeRecords());
    return Math.max(0, ...durations);
  };
  Object.assign(globalThis, { benchPress: { answered, longestEvent } satisfies Watch });
}

/**
 * Waits until the page has responded to the press and its events are reported. A press that navigates to another
 * document has no response in place.
 */
export async function readPress(page: Page, url: string): Promise<PressTimes> {
  const left = page
    .waitForURL((now) => now.href !== url, { timeout: patienceMs })
    .then(
      () => ({ event: undefined, answered: undefined }),
      () => undefined,
    );
  const read = async (): Promise<PressTimes> => {
    const answered = await page.evaluate(() => (globalThis as { benchPress?: Watch }).benchPress?.answered);
    // Entries are queued some time after the paint that they end with.
    await page.waitForTimeout(500);
    const longest = await page.evaluate(() => (globalThis as { benchPress?: Watch }).benchPress?.longestEvent() ?? 0);
    return { event: Math.max(longest, shortestEventMs), answered };
  };
  const times = read();
  times.catch(() => undefined);
  return (await Promise.race([times, left])) ?? times;
}

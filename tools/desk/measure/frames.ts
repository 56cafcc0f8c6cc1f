import type { Page } from 'playwright';

/** Regularity of a page's frames during an action. */
export interface Frames {
  readonly perSecond: number;
  /** Of 100 frames, how long 95 took at most, in milliseconds. */
  readonly most: number;
  readonly longest: number;
}

/** Counts the frames of a page during an action. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times, countsFrames: true });
    const next = (time: number) => {
      times.push(time);
      if ((window as unknown as { countsFrames: boolean }).countsFrames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  const times = await page.evaluate(() => {
    const counted = window as unknown as { frameTimes: readonly number[]; countsFrames: boolean };
    counted.countsFrames = false;
    return counted.frameTimes;
  });
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    perSecond: (gaps.length / span) * 1000,
    most: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

import { secondsLeft, timeLeft } from '../clock/time-left.ts';
import type { SiteClock } from '../clock/site-clock.ts';

/**
 * Writes the time left until the moment of each `data-time-left` into its `data-left`, once a second, in the page's
 * language. It runs for the lifetime of the document, with React or without: a banner above the header may appear,
 * change or disappear at any time. If the browser can't format durations, or once no time is left, there is no
 * `data-left`, and the element shows its date.
 */
export function runTimesLeft(clock: SiteClock): void {
  if (!('DurationFormat' in Intl)) return;
  const durations = new Intl.DurationFormat(document.documentElement.lang, { style: 'digital' });
  const tick = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-time-left]')) {
      const left = secondsLeft(Number(place.dataset.timeLeft), clock.now());
      if (left > 0) place.dataset.left = durations.format(timeLeft(left));
      else delete place.dataset.left;
    }
    setTimeout(tick, 1000 - (clock.now() % 1000));
  };
  tick();
}

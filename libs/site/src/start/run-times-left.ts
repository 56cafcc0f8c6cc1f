import { secondsLeft, timeLeft } from '../clock/time-left.ts';
import type { SiteClock } from '../clock/site-clock.ts';

/**
 * Writes what is left until the moment of each `data-time-left` into its `data-left`, once a second, as the page's language writes it. It goes on for
 * as long as the document stands, with React or without: a line above the header may come, change or go meanwhile. Where the browser cannot write
 * durations, or once nothing is left, there is no `data-left`, and the element shows its date.
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

import { onEachSecond, whenReached, type SiteClock } from '../clock/site-clock.ts';
import { secondsLeft, timeLeft } from '../clock/time-left.ts';

/** How long before a countdown ends React is loaded, in milliseconds: it shows what comes then. */
const preparation = 20_000;

/** Days with three digits do not fit the two places of the document. */
const mostDays = 99;

/**
 * Counts down on the countdowns of a document until React does so itself: the document has no figures, since a copy of it may be days old.
 * Writes the attributes that the digits are drawn from. `loadReact` is called for what the document has no place for.
 */
export function runCountdowns(clock: SiteClock, loadReact: () => void): void {
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-until]:has([data-digit])')) {
    const until = Number(countdown.dataset.until);
    const tick = () => {
      const { days, hours, minutes, seconds } = timeLeft(secondsLeft(until, clock.now()));
      // None is left once React has drawn the digits.
      const places = countdown.querySelectorAll<HTMLElement>('[data-digit]');
      if (places.length === 0) stop();
      else if (days > mostDays) loadReact();
      else {
        const digits = [days, hours, minutes, seconds].map((figure) => String(figure).padStart(2, '0')).join('');
        places.forEach((place, index) => {
          place.dataset.digit = digits[index];
        });
      }
    };
    const stop = onEachSecond(clock, until, tick);
    tick();
    whenReached(clock, until - preparation, loadReact);
  }
}

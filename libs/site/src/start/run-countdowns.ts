import { onEachSecond, whenReached, type SiteClock } from '../clock/site-clock.ts';
import { secondsLeft, timeLeft } from '../clock/time-left.ts';

/** The time before a countdown's end at which React loads, in milliseconds: it shows the content after it. */
const preparation = 20_000;

/** Days of three digits do not fit the two places of the document. */
const mostDays = 99;

/**
 * Runs the countdowns of a document until React does so itself: the document has no figures, since a copy of it may be
 * days old. Sets the attributes from which the digits are drawn. `loadReact` is called for values that do not fit.
 */
export function runCountdowns(clock: SiteClock, loadReact: () => void): void {
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-until]:has([data-digit])')) {
    const until = Number(countdown.dataset.until);
    const tick = () => {
      const { days, hours, minutes, seconds } = timeLeft(secondsLeft(until, clock.now()));
      // None is left once React has rendered the digits.
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

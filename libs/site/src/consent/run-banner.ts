import { takenVar } from './record/taken-var.ts';

/** What the buttons of the banner do. */
export interface BannerAnswers {
  readonly accept: () => void;
  readonly reject: () => void;
  /** Opens the settings, purpose by purpose. */
  readonly choose: () => void;
}

/** Shows and hides the consent banner of the document. */
export interface RunningBanner {
  readonly setShown: (isShown: boolean) => void;
}

/** Runs the banner that the server has written into the document; does nothing where there is none. */
export function runBanner(answers: BannerAnswers): RunningBanner {
  let stopMeasuring: (() => void) | undefined;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    const answer = button?.dataset.consent;
    if (answer === 'accept' || answer === 'reject' || answer === 'choose') answers[answer]();
  });
  return {
    setShown(isShown) {
      const banner = document.querySelector<HTMLElement>('section[data-at-the-foot]');
      if (!banner || banner.hidden === !isShown) return;
      banner.hidden = !isShown;
      stopMeasuring?.();
      stopMeasuring = isShown ? measureHeight(banner) : undefined;
      if (!isShown) returnFocus();
    },
  };
}

/** Keeps the page informed how much of the window the banner covers, in CSS px; the returned function ends it. */
function measureHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(takenVar, `${innerHeight - banner.getBoundingClientRect().top}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(takenVar);
  };
}

/** Focus that was on the banner continues with the page. */
function returnFocus(): void {
  // A dialog that closes at the same time gives the focus back first.
  setTimeout(() => {
    if (!document.activeElement || document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  });
}

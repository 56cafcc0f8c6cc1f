import { takenVar } from './record/taken-var.ts';

/** The actions of the banner's buttons. */
export interface BannerAnswers {
  readonly accept: () => void;
  readonly reject: () => void;
  /** Opens the settings with all purposes. */
  readonly choose: () => void;
}

/** Shows and hides the consent banner of the document. */
export interface RunningBanner {
  readonly setShown: (isShown: boolean) => void;
}

/** Runs the banner that the server has rendered into the document; does nothing without one. */
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

/** Reports the covered height of the window to the page's styles, in CSS px; the returned function ends it. */
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

/** Moves focus that was on the banner to the page. */
function returnFocus(): void {
  // A dialog that closes at the same time returns the focus first.
  setTimeout(() => {
    if (!document.activeElement || document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  });
}

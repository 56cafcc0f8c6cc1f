/**
 * Plays the looping films of a document while they are visible, and shows them with `data-playing`. A film hidden by
 * its styles, on a phone or with reduced motion, is never visible, and so never fetched; nor is any in data saving
 * mode. The pause button of a carousel stops its films too (`data-paused`).
 */
export function runLoops(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-loop]')) {
    const carousel = film.closest('section');
    let inSight = false;
    const follow = () => {
      if (inSight && !carousel?.hasAttribute('data-paused')) film.play().catch(() => undefined);
      else film.pause();
    };
    film.addEventListener(
      'playing',
      () => {
        film.dataset.playing = '';
      },
      { once: true },
    );
    new IntersectionObserver(
      ([entry]) => {
        inSight = entry?.isIntersecting ?? false;
        follow();
      },
      { threshold: 0.5 },
    ).observe(film);
    if (carousel) new MutationObserver(follow).observe(carousel, { attributeFilter: ['data-paused'] });
  }
}

/**
 * Plays the looping films of a document while they are in sight, and lets them show by `data-playing`. One that its styles hide, on a phone or where less
 * motion is wanted, is never in sight, and so never fetched; nor is any where data is saved. The pause button of a carousel holds its films as well (`data-paused`).
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

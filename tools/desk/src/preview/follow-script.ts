/**
 * Runs in every previewed page: reports its scroll position to the desk, as a share of its height, and follows the
 * others.
 */
export const followScript = `(() => {
  if (parent === window) return;
  let told = -1;
  const range = () => Math.max(1, document.documentElement.scrollHeight - innerHeight);
  addEventListener('scroll', () => {
    const share = scrollY / range();
    if (Math.abs(share - told) < 0.001) return;
    told = share;
    parent.postMessage({ kinemorphScroll: share }, '*');
  }, { passive: true });
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data?.kinemorphScrollTo !== 'number') return;
    told = data.kinemorphScrollTo;
    scrollTo(0, told * range());
  });
})();`;

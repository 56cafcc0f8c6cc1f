/** Calls back when the document and its first pictures have loaded, at once if they have. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/**
 * Calls back after the first paint of the page, so that no script delays it. Calls back at once if nothing is painted,
 * as in a background tab, or if the browser does not report paints.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return callback();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}

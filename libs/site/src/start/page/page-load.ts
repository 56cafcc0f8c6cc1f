/** Calls back when the document and its first pictures have loaded, at once if they have. */
export function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/**
 * Calls back once the page has been painted for the first time, so that no script delays that. Calls back at once where nothing is
 * painted, as in a tab in the background, or where the browser does not tell.
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

/**
 * Calls back in the next turn of the event loop on a server that has turns. On other platforms nothing runs between two
 * renders.
 */
export function nextTurn(callback: () => void): void {
  if ('setImmediate' in globalThis) globalThis.setImmediate(callback);
  else queueMicrotask(callback);
}

/** Lets the process end while a timer is set. A platform without processes has timers that are numbers. */
export function letProcessEnd(timer: ReturnType<typeof setTimeout>): void {
  if (typeof timer === 'object') timer.unref();
}

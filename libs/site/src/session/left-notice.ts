const keyOf = (notice: string) => `notice:${notice}`;

/** Leaves a notice for the next document of this tab: what has been done is told where it leads to. */
export function leaveNotice(notice: string): void {
  try {
    sessionStorage.setItem(keyOf(notice), '1');
  } catch {
    // Storage is blocked or full: the notice is not told.
  }
}

/** Returns whether a notice was left, once. */
export function takeNotice(notice: string): boolean {
  try {
    const isLeft = sessionStorage.getItem(keyOf(notice)) !== null;
    sessionStorage.removeItem(keyOf(notice));
    return isLeft;
  } catch {
    return false;
  }
}

const keyOf = (notice: string) => `notice:${notice}`;

/** Leaves a notice for the next document of this tab: the result of an action is shown on the page that it leads to. */
export function leaveNotice(notice: string): void {
  try {
    sessionStorage.setItem(keyOf(notice), '1');
  } catch {
    // Storage is blocked or full: the notice is not shown.
  }
}

/** Returns true if a notice was left, and removes it. */
export function takeNotice(notice: string): boolean {
  try {
    const isLeft = sessionStorage.getItem(keyOf(notice)) !== null;
    sessionStorage.removeItem(keyOf(notice));
    return isLeft;
  } catch {
    return false;
  }
}

/** Whether something was noted in this browser before. A browser that blocks storage always says no. */
export function isNoted(name: string): boolean {
  try {
    return localStorage.getItem(`noted:${name}`) !== null;
  } catch {
    return false;
  }
}

/** Notes that something happened, for later visits. */
export function note(name: string): void {
  try {
    localStorage.setItem(`noted:${name}`, '1');
  } catch {
    // Storage is blocked: the visitor is simply asked again.
  }
}

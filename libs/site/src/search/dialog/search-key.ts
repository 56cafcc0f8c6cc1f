/** The storage key of the visitor's choice that the slash key does not open the search. */
const setting = 'search-key';
const ownKeys = 'input, select, textarea, [contenteditable], [role=dialog]';

/**
 * Returns true if a key press opens the search: a slash, unless the focused element uses it or the visitor has turned
 * it off.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !isComposing &&
    !(target instanceof Element && target.closest(ownKeys)) &&
    opensByKey()
  );
}

/**
 * Returns true if the slash key opens the search. Speech input presses a key without a modifier by accident, so it can
 * be turned off.
 */
export function opensByKey(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the key on or off, in this browser. */
export function setOpensByKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // Storage is blocked or full: the setting does not change.
  }
}

/** Where a visitor keeps that the key shall not open the search. */
const setting = 'search-key';
const ownKeys = 'input, select, textarea, [contenteditable], [role=dialog]';

/** Whether a press opens the search: a slash, unless what has the focus takes it or the visitor has turned it off. */
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

/** Whether the key opens the search. A key without a modifier is pressed by accident where somebody speaks to the computer, so it can be turned off. */
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
    // Storage is blocked or full: the key stays as it was.
  }
}

/**
 * Calls back once, when the focus is first in a form, or is there already. A form marked `data-stays-here` sends
 * nothing, and does not count.
 */
export function onFirstForm(callback: () => void): void {
  const look = (target: EventTarget | null) => {
    if (!(target instanceof Element) || !target.closest('form:not([data-stays-here])')) return false;
    document.removeEventListener('focusin', listen);
    callback();
    return true;
  };
  const listen = (event: FocusEvent) => void look(event.target);
  if (!look(document.activeElement)) document.addEventListener('focusin', listen);
}

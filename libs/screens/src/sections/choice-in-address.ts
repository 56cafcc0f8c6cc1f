/**
 * Writes a choice into the query of the address, in place of the one before, without a step in the history; empty
 * values are left out. Other parameters of the query stay.
 */
export function writeChoice(choice: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // A list is more readable with its commas.
  url.search = url.searchParams.toString().replaceAll('%2C', ',');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Selects an option of a form's select, if that option exists. */
export function choose(form: HTMLFormElement | null, name: string, value: string): void {
  const select = form?.elements.namedItem(name);
  if (select instanceof HTMLSelectElement && [...select.options].some((option) => option.value === value))
    select.value = value;
}

/** Returns the chosen values in a form, by name. */
export function chosenIn(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  return form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {};
}

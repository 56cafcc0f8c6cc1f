/**
 * Writes a choice into the query of the address, in the place of the one before, without a step in the history; an empty value is left out.
 * What else is in the query stays.
 */
export function writeChoice(choice: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // A list reads better with its commas.
  url.search = url.searchParams.toString().replaceAll('%2C', ',');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Chooses an answer of a form's select, if it has that one. */
export function choose(form: HTMLFormElement | null, name: string, value: string): void {
  const select = form?.elements.namedItem(name);
  if (select instanceof HTMLSelectElement && [...select.options].some((option) => option.value === value))
    select.value = value;
}

/** Returns what is chosen in a form, by name. */
export function chosenIn(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  return form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {};
}

import type { FormField } from './form-field.ts';

/**
 * Returns the values in an address for a form's choices, by their names; values that the form does not offer are left
 * out.
 */
export function choiceIn(search: string, fields: readonly FormField[]): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const given = fields.flatMap((field): [string, string][] => {
    const value = query.get(field.name);
    return 'options' in field && value !== null && field.options.some((option) => option.value === value)
      ? [[field.name, value]]
      : [];
  });
  return Object.fromEntries(given);
}

/** Writes values into the fields of a form: into all of them, or only into the empty ones. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>, into: 'all' | 'empty'): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList;
    if (!isField || ('type' in field && field.type === 'file')) continue;
    if (into === 'all' || field.value === '') field.value = value;
  }
}

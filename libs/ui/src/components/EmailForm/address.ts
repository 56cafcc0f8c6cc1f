/**
 * Returns true if a field contains an e-mail address. Unlike HTML's own validation, it requires a dot in the domain.
 */
export function isAddress(field: HTMLInputElement): boolean {
  return field.value.trim() !== '' && field.validity.valid && /@.+\..+/.test(field.value);
}

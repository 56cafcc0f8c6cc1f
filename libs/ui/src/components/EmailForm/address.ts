/** Whether a field holds an e-mail address. HTML's own check takes one without a dot; ours does not. */
export function isAddress(field: HTMLInputElement): boolean {
  return field.value.trim() !== '' && field.validity.valid && /@.+\..+/.test(field.value);
}

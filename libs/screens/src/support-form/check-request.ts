import { readSerialNumber } from '@kinemorph/api-client/support-rules';
import type { FormField } from './form-field.ts';

/** What is wrong with a form, by the names of its fields, in the words that are shown. */
export type RequestErrors = Readonly<Record<string, string>>;

/** What a form holds: text by field name, and a file that was chosen. */
export interface Entered {
  readonly values: Readonly<Record<string, string>>;
  readonly file: { readonly type: string; readonly size: number } | undefined;
}

/** What a check has to know beside the form. */
export interface CheckRules {
  /** The day where the visitor is, such as `2025-07-01`. */
  readonly today: string;
  readonly file: { readonly types: readonly string[]; readonly photoBytes: number; readonly sentBytes: number };
}

/** The earliest year on a receipt of ours. */
const firstYear = '2020';

/** Tells what is wrong with each field of a form; an empty object if nothing is. */
export function checkRequest(fields: readonly FormField[], entered: Entered, rules: CheckRules): RequestErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = checkField(field, entered, rules);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}

function checkField(field: FormField, { values, file }: Entered, rules: CheckRules): string | undefined {
  if (field.is === 'file') return file && checkFile(field, file, rules.file);
  const value = (values[field.name] ?? '').trim();
  if (value === '') return field.missing;
  switch (field.is) {
    case 'email':
      return isEmail(value) ? undefined : field.wrong;
    case 'serial':
      return readSerialNumber(value) === undefined ? field.wrong : undefined;
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(value) && value >= firstYear && value <= rules.today ? undefined : field.wrong;
    case 'text':
      return value.length < field.min ? (field.short ?? field.missing) : undefined;
    case 'cards':
    case 'line':
    case 'select':
      return undefined;
  }
}

function checkFile(
  { wrongType, tooLarge }: Extract<FormField, { readonly is: 'file' }>,
  { type, size }: { readonly type: string; readonly size: number },
  limits: CheckRules['file'],
): string | undefined {
  if (!limits.types.includes(type)) return wrongType;
  return size > (type.startsWith('image/') ? limits.photoBytes : limits.sentBytes) ? tooLarge : undefined;
}

/** HTML's own rule takes an address without a dot; ours, as the API's, does not. */
function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value);
}

/** The day of an instant where the visitor is. */
export function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

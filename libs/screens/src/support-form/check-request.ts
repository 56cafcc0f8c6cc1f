import { readSerialNumber } from '@kinemorph/api-client/support-rules';
import type { FormField } from './form-field.ts';

/** The error messages of a form, by the names of its fields. */
export type RequestErrors = Readonly<Record<string, string>>;

/** The content of a form: text by field name, and a chosen file. */
export interface Entered {
  readonly values: Readonly<Record<string, string>>;
  readonly file: { readonly type: string; readonly size: number } | undefined;
}

/** The rules of a check that are not part of the fields. */
export interface CheckRules {
  /** The current day in the visitor's time zone, such as `2025-07-01`. */
  readonly today: string;
  readonly file: { readonly types: readonly string[]; readonly photoBytes: number; readonly sentBytes: number };
}

/** The earliest year on a receipt of the company. */
const firstYear = '2020';

/** Returns the error of each field of a form; an empty object if all are valid. */
export function checkRequest(fields: readonly FormField[], entered: Entered, rules: CheckRules): RequestErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = checkField(field, entered, rules);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}

function checkField(field: FormField, { values, file }: Entered, rules: CheckRules): string | undefined {
  if (field.kind === 'file') return file && checkFile(field, file, rules.file);
  const value = (values[field.name] ?? '').trim();
  if (value === '') return field.missing;
  switch (field.kind) {
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
  { wrongType, tooLarge }: Extract<FormField, { readonly kind: 'file' }>,
  { type, size }: { readonly type: string; readonly size: number },
  limits: CheckRules['file'],
): string | undefined {
  if (!limits.types.includes(type)) return wrongType;
  return size > (type.startsWith('image/') ? limits.photoBytes : limits.sentBytes) ? tooLarge : undefined;
}

/**
 * Returns true for an e-mail address. HTML's own rule accepts one without a dot; this one, like the API's, does not.
 */
function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value);
}

/** Returns the day of an instant in the visitor's time zone. */
export function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

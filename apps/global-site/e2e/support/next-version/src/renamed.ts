/** The suffix of every field's name in the next version. */
const ending = 'Next';

/** Renames every field of a model, in depth: for code with today's names, each field is missing, and another is new. */
export function renameFields<Value>(value: Value): Value {
  return mapFields(value, (name) => name + ending);
}

/** Restores the names of the fields that today's screens read. */
export function restoreFields<Value>(value: Value): Value {
  return mapFields(value, (name) => name.slice(0, -ending.length));
}

function mapFields<Value>(value: Value, rename: (name: string) => string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapFields(item, rename)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [rename(name), mapFields(field, rename)]),
  ) as Value;
}

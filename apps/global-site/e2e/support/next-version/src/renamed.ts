/** What the name of every field ends with in the next version. */
const ending = 'Next';

/** Renames every field of a model, in depth: for a reader of today's names, each is dropped and another is added. */
export function renameFields<Value>(value: Value): Value {
  return mapFields(value, (name) => name + ending);
}

/** Gives the fields back the names by which today's screens read them. */
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

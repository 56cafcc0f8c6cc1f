import type { Api, Export, Props } from './api.ts';

const bumps = ['patch', 'minor', 'major'] as const;

/** The kinds of version increments in semantic versioning. */
export type Bump = (typeof bumps)[number];

/** A change that users of the package can notice. */
export type Change = { what: string; bump: Bump };

/** Returns true if a planned bump is large enough for the required one. */
export function covers(planned: Bump | undefined, demanded: Bump | undefined): boolean {
  return demanded === undefined || (planned !== undefined && bumps.indexOf(planned) >= bumps.indexOf(demanded));
}

/** Returns the largest of some bumps; undefined for an empty list. */
export function largest(some: readonly Bump[]): Bump | undefined {
  return bumps.findLast((bump) => some.includes(bump));
}

/**
 * Returns the changes between two releases. A removed or stricter API breaks its users; a new one or a different look
 * does not.
 */
export function changesBetween(before: Api, after: Api): Change[] {
  return [
    ...eachKey(before.exports, after.exports, (entryPoint, was = {}, is = {}) =>
      eachKey(was, is, (name, a, b) => exportChanges(`${entryPoint} ${name}`, a, b)),
    ).map((change) => withWarning(change, before.deprecated ?? {})),
    ...deprecations(before, after),
    ...eachKey(before.tokens, after.tokens, (theme, was = {}, is = {}) =>
      eachKey(was, is, (name, a, b) => tokenChanges(`token ${name} (${theme})`, a, b)),
    ),
  ];
}

/** A new deprecation is a minor change. One that does not name a replacement can't be released. */
function deprecations(before: Api, after: Api): Change[] {
  return eachKey(before.deprecated ?? {}, after.deprecated ?? {}, (what, was, is) => {
    if (is === undefined || was !== undefined) return [];
    if (is === '')
      throw new Error(`${what} is @deprecated without a word on what to use instead: write it behind the tag.`);
    return [{ what: `${what} is deprecated: ${is}`, bump: 'minor' }];
  });
}

/**
 * Adds a note to a removal: a previous release should have deprecated the name, and the plan tells users what to use
 * instead.
 */
function withWarning(change: Change, deprecated: Record<string, string>): Change {
  const name = / is gone$/.test(change.what) ? change.what.replace(/ is gone$/, '') : undefined;
  if (name === undefined) return change;
  const instead = deprecated[name];
  return {
    ...change,
    what:
      instead === undefined
        ? `${change.what} (no release deprecated it: keep it for one, with @deprecated)`
        : `${change.what} (deprecated: ${instead})`,
  };
}

function eachKey<Value>(
  before: Record<string, Value>,
  after: Record<string, Value>,
  look: (key: string, was?: Value, is?: Value) => Change[],
): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].sort().flatMap((key) => look(key, before[key], after[key]));
}

function exportChanges(name: string, was?: Export, is?: Export): Change[] {
  if (was === undefined) return [{ what: `${name} is new`, bump: 'minor' }];
  if (is === undefined) return [{ what: `${name} is gone`, bump: 'major' }];
  if (typeof was === 'string' || typeof is === 'string') return typeChanges(name, print(was), print(is));
  return propsChanges(name, was, is);
}

function print(type: Export) {
  return typeof type === 'string' ? type : JSON.stringify(type);
}

function propsChanges(name: string, was: Props, is: Props): Change[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)].map((key) => key.replace(/\?$/, '')));
  // A member of a new prop is part of that addition, even if it is required.
  const isPartOfNew = (key: string) => {
    const whole = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    return read(is, whole) !== undefined && read(was, whole) === undefined;
  };
  return [...names]
    .filter((key) => !isPartOfNew(key))
    .sort()
    .flatMap((key) => propChanges(`${name}: ${key}`, read(was, key), read(is, key)));
}

function read(props: Props, name: string) {
  const type = props[name] ?? props[`${name}?`];
  return type === undefined ? undefined : { type, optional: !(name in props) };
}

type Prop = ReturnType<typeof read>;

function propChanges(name: string, was: Prop, is: Prop): Change[] {
  if (!was)
    return is?.optional
      ? [{ what: `${name} is new`, bump: 'minor' }]
      : [{ what: `${name} is new and required`, bump: 'major' }];
  if (!is) return [{ what: `${name} is gone`, bump: 'major' }];
  if (was.optional && !is.optional) return [{ what: `${name} is required now`, bump: 'major' }];
  if (!was.optional && is.optional)
    return [{ what: `${name} is optional now`, bump: 'minor' }, ...typeChanges(name, was.type, is.type)];
  return typeChanges(name, was.type, is.type);
}

/** A union with additional members accepts all previous values. */
function typeChanges(name: string, was: string, is: string): Change[] {
  if (was === is) return [];
  const taken = is.split(' | ');
  return [
    {
      what: `${name} was ${was}, is ${is}`,
      bump: was.split(' | ').every((member) => taken.includes(member)) ? 'minor' : 'major',
    },
  ];
}

function tokenChanges(name: string, was?: string, is?: string): Change[] {
  if (was === undefined) return [{ what: `${name} is new`, bump: 'minor' }];
  if (is === undefined) return [{ what: `${name} is gone`, bump: 'major' }];
  return was === is ? [] : [{ what: `${name} was ${was}, is ${is}`, bump: 'minor' }];
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Api, Export } from './api.ts';
import { changesBetween, covers, largest } from './compare.ts';

const none: Api = { exports: {}, tokens: {} };
const withExport = (button: Export): Api => ({ exports: { '.': { Button: button } }, tokens: {} });
const bumpFrom = (was: Export, is: Export) => changesBetween(withExport(was), withExport(is)).map(({ bump }) => bump);

test('a new component needs a minor release, a removed one a major release', () => {
  expect(changesBetween(none, withExport({}))).toEqual([{ what: '. Button is new', bump: 'minor' }]);
  expect(changesBetween(withExport({}), none)).toEqual([
    { what: '. Button is gone (no release deprecated it: keep it for one, with @deprecated)', bump: 'major' },
  ]);
});

test.each([
  ['an optional prop is new', {}, { 'size?': 'string' }, ['minor']],
  ['a required prop is new', {}, { size: 'string' }, ['major']],
  ['an optional prop is new, with a required part', {}, { 'settings?': '{…}', 'settings.label': 'string' }, ['minor']],
  [
    'a required part of a prop is new',
    { 'settings?': '{…}' },
    { 'settings?': '{…}', 'settings.label': 'string' },
    ['major'],
  ],
  ['a prop is gone', { 'size?': 'string' }, {}, ['major']],
  ['a prop becomes required', { 'size?': 'string' }, { size: 'string' }, ['major']],
  ['a prop becomes optional', { size: 'string' }, { 'size?': 'string' }, ['minor']],
  ['a union gains a member', { 'size?': "'large'" }, { 'size?': "'large' | 'small'" }, ['minor']],
  ['a union loses a member', { 'size?': "'large' | 'small'" }, { 'size?': "'large'" }, ['major']],
  ['a type becomes another', { 'size?': 'string' }, { 'size?': 'number' }, ['major']],
  ['a constant becomes a component', 'string', { 'size?': 'string' }, ['major']],
] as const)('%s', (_, was, is, bump) => {
  expect(bumpFrom(was, is)).toEqual(bump);
});

test('a changed or new token is a minor change, a removed token a major one', () => {
  const theme = (tokens: Record<string, string>): Api => ({ exports: {}, tokens: { brand: tokens } });
  expect(changesBetween(theme({ ink: '#000' }), theme({ ink: '#111', paper: '#fff' }))).toEqual([
    { what: 'token ink (brand) was #000, is #111', bump: 'minor' },
    { what: 'token paper (brand) is new', bump: 'minor' },
  ]);
  expect(changesBetween(theme({ ink: '#000' }), theme({}))).toEqual([
    { what: 'token ink (brand) is gone', bump: 'major' },
  ]);
});

const names = fc.constantFrom('a', 'b', 'c?', 'd?');
const api: fc.Arbitrary<Api> = fc.record({
  exports: fc.dictionary(names, fc.dictionary(names, fc.oneof(fc.string(), fc.dictionary(names, fc.string())))),
  tokens: fc.dictionary(names, fc.dictionary(names, fc.string())),
});

test('an API has no changes from itself, and removals are additions in the other direction', () => {
  fc.assert(
    fc.property(api, (one) => {
      expect(changesBetween(one, structuredClone(one))).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(api, api, (a, b) => {
      const count = (changes: ReturnType<typeof changesBetween>, end: string) =>
        changes.filter(({ what }) => what.replace(/ \(no release .*\)$/, '').endsWith(end)).length;
      const [there, back] = [changesBetween(a, b), changesBetween(b, a)];
      expect(count(there, ' is gone')).toBe(count(back, ' is new') + count(back, ' is new and required'));
    }),
  );
});

test('a plan is sufficient when its bump is at least the required one', () => {
  expect(covers('minor', 'patch')).toBe(true);
  expect(covers('minor', 'minor')).toBe(true);
  expect(covers('minor', 'major')).toBe(false);
  expect(covers(undefined, 'patch')).toBe(false);
  expect(covers(undefined, undefined)).toBe(true);
  expect(largest(['patch', 'major', 'minor'])).toBe('major');
  expect(largest([])).toBeUndefined();
});

test('a deprecation needs a minor release, and its removal repeats what to use instead', () => {
  const kept: Api = withExport({ 'size?': 'string' });
  const deprecated: Api = { ...kept, deprecated: { '. Button: size': 'use `scale`' } };
  expect(changesBetween(kept, deprecated)).toEqual([
    { what: '. Button: size is deprecated: use `scale`', bump: 'minor' },
  ]);
  expect(changesBetween(deprecated, withExport({}))).toEqual([
    { what: '. Button: size is gone (deprecated: use `scale`)', bump: 'major' },
  ]);
  expect(changesBetween(kept, withExport({}))).toEqual([
    { what: '. Button: size is gone (no release deprecated it: keep it for one, with @deprecated)', bump: 'major' },
  ]);
  expect(() => changesBetween(kept, { ...kept, deprecated: { '. Button': '' } })).toThrow(
    '. Button is @deprecated without a word on what to use instead',
  );
});

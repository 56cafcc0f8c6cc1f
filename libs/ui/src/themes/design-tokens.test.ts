import { describe, expect, test } from 'vitest';
import { type Alias, at, pathOf } from '../theme/tokens.ts';
import { type DesignTokens, designTokens, themes } from './design-tokens.ts';

type Entry = { path: string; $type: string; $value: unknown; $description?: string };

function isObject(node: unknown): node is DesignTokens {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function entries(node: DesignTokens, path: readonly string[] = []): Entry[] {
  if ('$value' in node) return [{ ...(node as Omit<Entry, 'path'>), path: path.join('.') }];
  return Object.entries(node).flatMap(([name, child]) =>
    !name.startsWith('$') && isObject(child) ? entries(child, [...path, name]) : [],
  );
}

function isAlias(value: unknown): value is Alias {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

function isShare(value: unknown) {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isQuantity(value: unknown, units: readonly string[]) {
  return (
    isObject(value) &&
    Object.keys(value).length === 2 &&
    Number.isFinite(value['value']) &&
    units.includes(value['unit'] as string)
  );
}

/** The types of the format's 2025.10 report that we use. */
const types: Record<string, (value: unknown) => boolean> = {
  color: (value) =>
    isObject(value) &&
    value['colorSpace'] === 'srgb' &&
    Array.isArray(value['components']) &&
    value['components'].length === 3 &&
    value['components'].every(isShare) &&
    isShare(value['alpha'] ?? 1) &&
    /^#[0-9a-f]{6}$/.test(value['hex'] as string),
  dimension: (value) => isQuantity(value, ['px', 'rem']),
  duration: (value) => isQuantity(value, ['ms', 's']),
  number: Number.isFinite,
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  fontFamily: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(Number.isFinite) &&
    isShare(value[0]) &&
    isShare(value[2]),
};

function names(node: DesignTokens): string[] {
  return Object.entries(node).flatMap(([name, child]) =>
    name === '$extensions' || name === '$value' ? [name] : [name, ...(isObject(child) ? names(child) : [])],
  );
}

describe.each(
  themes.map((theme) => [theme.name, JSON.parse(JSON.stringify(designTokens(theme))) as DesignTokens] as const),
)('the tokens of %s', (_, file) => {
  const all = entries(file);
  const byPath = new Map(all.map((entry) => [entry.path, entry]));

  test('have names that the format allows', () => {
    const own = ['$description', '$extensions', '$type', '$value'];
    for (const name of names(file)) expect(own.includes(name) || /^[^${}.][^{}.]*$/.test(name), name).toBe(true);
  });

  test('have a type of the format, and a value of this type', () => {
    for (const { path, $type, $value } of all)
      expect(types[$type] && (isAlias($value) || types[$type]($value)), path).toBe(true);
  });

  test('have aliases only to tokens of the same type, and not in a circle', () => {
    for (const entry of all) {
      const seen = new Set<string>();
      for (let next = entry; isAlias(next.$value);) {
        expect(seen.has(next.path), `${entry.path} goes in a circle`).toBe(false);
        seen.add(next.path);
        const target = byPath.get(pathOf(next.$value).join('.'));
        expect(target?.$type, `${next.path} → ${next.$value}`).toBe(entry.$type);
        next = target as Entry;
      }
    }
  });

  test('are described and alias the tier below, except for primitives', () => {
    for (const { path, $value, $description } of all) {
      const tier = path.split('.')[0];
      if (tier === 'primitive') expect(isAlias($value), path).toBe(false);
      else {
        expect($description, path).toBeTruthy();
        const below =
          tier === 'component'
            ? /^\{semantic\./
            : path.startsWith('semantic.here.')
              ? /^\{semantic\.(ink|paper|fog)\./
              : /^\{primitive\./;
        expect($value, path).toMatch(below);
      }
    }
  });
});

test('each token has the same type in every theme', () => {
  const [first, ...others] = themes.map((theme) =>
    entries(designTokens(theme)).map(({ path, $type }) => `${path}: ${$type}`),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('no theme aliases a component token to `semantic.here`, which depends on the ground', () => {
  for (const theme of themes)
    expect(JSON.stringify(theme.components ?? {}), theme.name).not.toContain('{semantic.here.');
});

test('every theme refers only to existing tokens', () => {
  for (const theme of themes) {
    const named = [
      ...JSON.stringify({ ...theme.colors, ...theme.components }).matchAll(/\{(primitive|semantic)[^}]*\}/g),
    ].map(([alias]) => alias as Alias);
    for (const alias of named) expect(at(designTokens(theme), pathOf(alias)), alias).toBeDefined();
  }
});

import { type DesignTokens, designTokens, themes } from '@kinemorph/ui/tokens';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDeprecated, readExports } from './read-exports.ts';
import type { Api } from './api.ts';

const root = new URL('../../../', import.meta.url);

/** The published package, and the paths of its release. */
export const ui = {
  name: '@kinemorph/ui',
  source: fileURLToPath(new URL('libs/ui/', root)),
  /** The public API of the last release. */
  lastApi: fileURLToPath(new URL('libs/ui/api.json', root)),
  /** The accepted sizes of each export. */
  lastSizes: fileURLToPath(new URL('libs/ui/sizes.json', root)),
  built: fileURLToPath(new URL('libs/ui/dist/package/', root)),
  plans: fileURLToPath(new URL('.nx/version-plans/', root)),
} as const;

/** Returns the public API of the present source: the built package's entry points and tokens. */
export function presentApi(): Api {
  const manifest = readJson(`${ui.source}package.json`) as { exports: Record<string, string> };
  const built = readJson(`${ui.built}package.json`) as { exports: Record<string, unknown> };
  const entryPoints = Object.fromEntries(
    Object.keys(built.exports).flatMap((entryPoint) => {
      const path = sourceOf(entryPoint, manifest.exports);
      return path === undefined ? [] : [[entryPoint, path]];
    }),
  );
  return {
    exports: readExports(ui.source, entryPoints),
    tokens: Object.fromEntries(themes.map((theme) => [theme.name, leaves(designTokens(theme))])),
    deprecated: readDeprecated(ui.source, entryPoints),
  };
}

/**
 * Returns the source of an entry point: its own line of the manifest, or a pattern's. Undefined for files that only the
 * built package has.
 */
function sourceOf(entryPoint: string, exports: Readonly<Record<string, string>>): string | undefined {
  if (entryPoint in exports) return exports[entryPoint];
  for (const [pattern, path] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after !== undefined && entryPoint.startsWith(before) && entryPoint.endsWith(after))
      return path.replaceAll('*', entryPoint.slice(before.length, entryPoint.length - after.length));
  }
  return undefined;
}

/** Every token of a theme by its path, with its value in one line. */
function leaves(tokens: DesignTokens, path = ''): Record<string, string> {
  if ('$value' in tokens) return { [path]: inShort(tokens['$value']) };
  const groups = Object.entries(tokens).filter(([name, group]) => !name.startsWith('$') && typeof group === 'object');
  return Object.assign(
    {},
    ...groups.map(([name, group]) => leaves(group as DesignTokens, path ? `${path}.${name}` : name)),
  ) as Record<string, string>;
}

/** A token's value as a designer writes it: "#0b0d10", "300ms", "{semantic.here.text}". */
function inShort(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value) return 'alpha' in value ? `${String(value.hex)} at ${String(value.alpha)}` : String(value.hex);
  if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  return JSON.stringify(value);
}

/** Reads a JSON file whose shape the caller knows. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

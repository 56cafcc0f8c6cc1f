import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeThemeLists } from '@kinemorph/content/lists';

/** A file of design tokens: groups within groups, and at the ends objects with a `$value`. */
type Tokens = { readonly [name: string]: unknown };

/** Names the design tokens that differ between a commit and the present files, with both values. */
export function tokenChanges(root: string, commit: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'visual-tokens-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'libs/ui/src', 'libs/ui/package.json'], {
      cwd: root,
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    // The list of themes is not committed.
    writeThemeLists(folder);
    return differences(readTokens(folder, join(folder, 'before')), readTokens(root, join(folder, 'after')));
  } catch {
    // If a commit's tokens can't be read any more, none are returned; the pictures are then grouped by component.
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readTokens(root: string, out: string): Map<string, string> {
  const writer = join(root, 'libs/ui/src/themes/write-design-tokens.ts');
  if (!existsSync(writer)) return new Map();
  execFileSync(process.execPath, [writer, out], { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Map(
    readdirSync(out).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join(out, file), 'utf8')) as Tokens, file.split('.', 1)[0] ?? file),
    ),
  );
}

function leaves(tokens: Tokens, path: string): [string, string][] {
  if ('$value' in tokens) return [[path, inShort(tokens['$value'])]];
  return Object.entries(tokens).flatMap(([name, group]) =>
    name.startsWith('$') || typeof group !== 'object' || group === null
      ? []
      : leaves(group as Tokens, `${path}.${name}`),
  );
}

/** A token's value in a few characters: "#0b0d10", "300ms", "{semantic.here.text}". */
function inShort(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value) return 'alpha' in value ? `${String(value.hex)} at ${String(value.alpha)}` : String(value.hex);
  if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  return JSON.stringify(value);
}

/** One line for each token that differs; a token that every theme shares is named once. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  if (before.size === 0) return [];
  const paths = new Set([...before.keys(), ...after.keys()]);
  const lines = [...paths]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path.slice(path.indexOf('.') + 1)} ${before.get(path) ?? 'new'} → ${after.get(path) ?? 'gone'}`);
  return [...new Set(lines)];
}

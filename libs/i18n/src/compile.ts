import { parse } from '@formatjs/icu-messageformat-parser';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { baseLocale, type Locale } from './locales.ts';
import type { CompiledMessage } from './messages.ts';
import { literal } from './part-types.ts';

/**
 * Reads the source texts of a messages file together with those inherited from its base locale. A locale that inherits
 * every text has no file.
 */
export async function readMessages(file: string): Promise<Record<string, string>> {
  const locale = basename(file, '.json') as Locale;
  const base = baseLocale[locale];
  const inherited = base ? await readMessages(join(dirname(file), `${base}.json`)) : {};
  if (base && !existsSync(file)) return inherited;
  return { ...inherited, ...(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) };
}

/**
 * Returns the file in which each message of a locale is written: its own, or that of a locale from which it inherits.
 */
export async function originsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const base = baseLocale[basename(file, '.json') as Locale];
  const inherited = base ? await originsOf(join(dirname(file), `${base}.json`)) : [];
  const own = existsSync(file) ? Object.keys(JSON.parse(await readFile(file, 'utf8')) as object) : [];
  return new Map([...inherited, ...own.map((key) => [key, file] as const)]);
}

/** Compiles one message: text without ICU syntax stays text, the rest becomes an AST. */
export function compileMessage(id: string, message: string, file: string): CompiledMessage {
  try {
    const ast = parse(message, { ignoreTag: true, captureLocation: false });
    const only = ast[0];
    return ast.length === 1 && only?.type === literal ? only.value : ast.length === 0 ? '' : ast;
  } catch (error) {
    throw new Error(`${file}: "${id}" is not a valid ICU message (${(error as Error).message}): ${message}`, {
      cause: error,
    });
  }
}

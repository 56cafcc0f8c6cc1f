import { componentTokens } from './component-tokens.ts';
import { primitives } from './primitives.ts';
import { measures } from './semantic.ts';
import type { Ground, ThemeValues } from './theme.ts';
import { type Alias, at, isAlias, pathOf, type Token } from './tokens.ts';

/**
 * The value that a token comes to, and the token that decides it: the last one before the value, such as "paper.text".
 */
export interface Resolved {
  readonly token: string;
  readonly value: unknown;
}

function valueOf(found: unknown): string | undefined {
  return typeof found === 'string' ? found : (found as Token | undefined)?.value;
}

/** Follows a semantic or component token to its value in a theme, on one of its grounds. */
export function resolve(alias: Alias, theme: ThemeValues, ground: Ground): Resolved {
  const [, ...named] = pathOf(alias);
  const path = named[0] === 'here' ? [ground, ...named.slice(1)] : named;
  const next = valueOf(
    at(theme.colors, path) ?? at(measures, path) ?? at(theme.components, path) ?? at(componentTokens, path),
  );
  if (!next) throw new Error(`${alias} names no token.`);
  if (isAlias(next) && !next.startsWith('{primitive.')) return resolve(next, theme, ground);
  return { token: path.join('.'), value: isAlias(next) ? at(primitives, pathOf(next).slice(1)) : next };
}

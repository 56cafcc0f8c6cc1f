import { componentTokens } from '../theme/component-tokens.ts';
import { primitives } from '../theme/primitives.ts';
import { measures } from '../theme/semantic.ts';
import type { Ground, Theme } from '../theme/theme.ts';
import { type Alias, at, pathOf, type Token } from '../theme/tokens.ts';

function valueOf(found: unknown): Alias | undefined {
  return typeof found === 'string' ? (found as Alias) : (found as Token | undefined)?.value;
}

/** The primitive that a token comes to in a theme, on one of its grounds. */
export function resolve(alias: Alias, theme: Theme, ground: Ground): unknown {
  const [tier, ...path] = pathOf(alias);
  if (tier === 'primitive') return at(primitives, path);
  const here = path[0] === 'here' ? [ground, ...path.slice(1)] : path;
  const next = valueOf(
    at(theme.colors, here) ?? at(measures, here) ?? at(theme.components, here) ?? at(componentTokens, here),
  );
  if (!next) throw new Error(`${alias} names no token.`);
  return resolve(next, theme, ground);
}

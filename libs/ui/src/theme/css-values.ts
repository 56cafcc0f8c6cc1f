import { primitives } from './primitives.ts';
import { type Alias, at, type FluidToken, pathOf, type Token } from './tokens.ts';

/** Returns the custom property of a token: semantic and component tokens have one, primitives have none. */
export function propertyOf(path: readonly string[]): `--k-${string}` {
  return `--k-${path.join('-')}`;
}

/** A primitive as CSS writes it. */
export function cssOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const parts: readonly (string | number)[] = value;
  return typeof parts[0] === 'number'
    ? `cubic-bezier(${parts.join(', ')})`
    : parts.map((name) => (String(name).includes(' ') ? `'${name}'` : name)).join(', ');
}

/** Returns the CSS value of an alias: a primitive's value, or a reference to another token's property. */
export function cssOfAlias(alias: Alias): string {
  const [tier, ...path] = pathOf(alias);
  return tier === 'primitive' ? cssOf(at(primitives, path)) : `var(${propertyOf(path)})`;
}

/** A measure as CSS writes it. */
export function cssOfMeasure(measure: Token | FluidToken): string {
  return 'grow' in measure
    ? `clamp(${cssOfAlias(measure.least)}, ${measure.grow}, ${cssOfAlias(measure.most)})`
    : cssOfAlias(measure.value);
}

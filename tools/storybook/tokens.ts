import { designTokens, themes } from '@kinemorph/ui/tokens';

/** The parts of a design token that Storybook shows. */
export interface ShownToken {
  /** "semantic.paper.text" */
  readonly path: string;
  readonly description: string;
  /** The value or the name of another token, formatted for readers. */
  readonly value: string;
  /** Path of the token that it refers to. */
  readonly names?: string;
  readonly type: string;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "{primitive.color.ink}" → "primitive.color.ink" */
function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith('{') ? value.slice(1, -1) : undefined;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (!isNode(value)) return String(value);
  if ('hex' in value)
    return `${String(value['hex'])}${'alpha' in value ? ` at ${Math.round(Number(value['alpha']) * 100)} %` : ''}`;
  return `${String(value['value'])}${String(value['unit'])}`;
}

/** Returns all tokens of a theme in the order of its tiers. */
export function tokensOf(name: string): ShownToken[] {
  const theme = themes.find((one) => one.name === name) ?? themes[0];
  return theme ? collect(designTokens(theme), []) : [];
}

function collect(node: Node, path: readonly string[]): ShownToken[] {
  if ('$value' in node) {
    const { $value, $type, $description } = node;
    const names = aliasOf($value);
    return [
      {
        path: path.join('.'),
        description: typeof $description === 'string' ? $description : '',
        value: names ?? written($value),
        type: String($type),
        ...(names !== undefined && { names }),
      },
    ];
  }
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || !isNode(child) ? [] : collect(child, [...path, name]),
  );
}

/** A measure that all themes share, such as `space.s`. */
export interface Measure {
  readonly name: string;
  readonly purpose: string;
  /** Its length or number as CSS writes it; for one that grows with the window, the least and the most. */
  readonly value: string;
}

/** The measures of a group by name: `measuresOf('cut')`. */
export function measuresOf(group: string): Measure[] {
  const found = new Map<string, Measure>();
  for (const { path, description, value } of tokensOf('brand')) {
    const [tier, own, name = '', end] = path.split('.');
    if (tier !== 'semantic' || own !== group) continue;
    const written = primitive(value.replace('primitive.', ''));
    const least = found.get(name)?.value;
    // A measure that grows has two ends, which do not say what it is for.
    if (end === undefined) found.set(name, { name, purpose: description, value: written });
    else
      found.set(name, {
        name,
        purpose: 'Grows with the window',
        value: least === undefined ? written : `${least} to ${written}`,
      });
  }
  return [...found.values()];
}

/** The value of a primitive: `primitive('color.ink')`. */
export function primitive(path: string): string {
  const found = tokensOf('brand').find((token) => token.path === `primitive.${path}`);
  if (!found) throw new Error(`There is no primitive "${path}".`);
  return found.value;
}

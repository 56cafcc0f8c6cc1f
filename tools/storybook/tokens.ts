import { designTokens, themes } from '@kinemorph/ui/tokens';

/** A token of the design token format, as far as the workshop shows it. */
export interface ShownToken {
  /** "semantic.paper.text" */
  readonly path: string;
  readonly description: string;
  /** What it names or holds, as a person writes it. */
  readonly value: string;
  /** The path of the token that it names. */
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

/** All tokens of a theme in the order of its tiers. */
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

/** The value of a primitive: `primitive('color.ink')`. */
export function primitive(path: string): string {
  const found = tokensOf('brand').find((token) => token.path === `primitive.${path}`);
  if (!found) throw new Error(`There is no primitive "${path}".`);
  return found.value;
}

import { Parser } from 'acorn';
import jsx from 'acorn-jsx';

/** A node of the tree that acorn makes, with or without JSX. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Code with a syntax error. The message begins with its line. */
export class Unreadable extends Error {}

const parser = Parser.extend(jsx());

/**
 * Returns the body of a function component from statements that end in JSX: `const [open, setOpen] = useState(false);
 * <Button>…</Button>`. It requires React under that name.
 *
 * @throws {Unreadable} if the code is not JavaScript with JSX, or does not end in JSX
 */
export function componentBody(source: string): string {
  const { body } = parsed(source);
  const last = body.at(-1);
  if (last?.type !== 'ExpressionStatement')
    throw new Unreadable(
      `Line ${source.trimEnd().split('\n').length}: end with what is to be shown, such as <Badge>New</Badge>.`,
    );
  const before = body.slice(0, -1).map((statement) => written(source, statement));
  return [...before, `return (${written(source, last['expression'] as Node)});`].join('\n');
}

function parsed(source: string): { body: readonly Node[] } {
  try {
    return parser.parse(source, { ecmaVersion: 'latest' }) as unknown as { body: readonly Node[] };
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    throw new Unreadable(`Line ${loc?.line ?? 1}: ${message.replace(/ \(\d+:\d+\)$/, '')}.`);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

/** The outermost elements inside a node, in their order. */
function elementsIn(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => (isElement(part) ? [part] : elementsIn(part)))
    .sort((one, other) => one.start - other.start);
}

/** Returns the source of a node, with elements replaced by calls. */
function written(source: string, node: Node): string {
  if (isElement(node)) return call(source, node);
  let text = '';
  let at = node.start;
  for (const element of elementsIn(node)) {
    text += source.slice(at, element.start) + call(source, element);
    at = element.end;
  }
  return text + source.slice(at, node.end);
}

function call(source: string, element: Node): string {
  const opening = element['openingElement'] as Node | undefined;
  const attributes = ((opening?.['attributes'] ?? []) as readonly Node[]).map((one) => attribute(source, one));
  const children = (element['children'] as readonly Node[]).flatMap((one) => child(source, one));
  return `React.createElement(${[opening ? tag(source, opening) : 'React.Fragment', `{${attributes.join(', ')}}`, ...children].join(', ')})`;
}

/** The name of a component is a variable, that of an HTML element a string. */
function tag(source: string, opening: Node): string {
  const { start, end } = opening['name'] as Node;
  const name = source.slice(start, end);
  return /^[a-z][\w-]*$/.test(name) ? JSON.stringify(name) : name;
}

function attribute(source: string, node: Node): string {
  if (node.type === 'JSXSpreadAttribute') return `...${written(source, node['argument'] as Node)}`;
  const { start, end } = node['name'] as Node;
  const value = node['value'] as Node | null;
  return `${JSON.stringify(source.slice(start, end))}: ${value ? content(source, value) : 'true'}`;
}

/** Returns the code of a text, an element or an expression in braces. */
function content(source: string, node: Node): string {
  if (node.type === 'JSXExpressionContainer') return written(source, node['expression'] as Node);
  return node.type === 'Literal' ? JSON.stringify(node['value']) : written(source, node);
}

function child(source: string, node: Node): readonly string[] {
  if (node.type === 'JSXText') {
    const text = textOf(node['value'] as string);
    return text ? [JSON.stringify(text)] : [];
  }
  if ((node['expression'] as Node | undefined)?.type === 'JSXEmptyExpression') return [];
  return [content(source, node)];
}

/** Returns the text of a JSX text node: lines are joined by one space, without indents and empty lines. */
function textOf(raw: string): string {
  const lines = raw.split('\n');
  return lines
    .map((line, at) => (at > 0 ? line.replace(/^\s+/, '') : line))
    .map((line, at) => (at < lines.length - 1 ? line.replace(/\s+$/, '') : line))
    .filter(Boolean)
    .join(' ');
}

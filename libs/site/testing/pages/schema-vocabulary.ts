import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** A type of schema.org: its parents, and its properties with the types and values that each may have. */
interface VocabularyType {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** schema.org's vocabulary, as schema-dts publishes it. */
interface Vocabulary {
  readonly types: ReadonlyMap<string, VocabularyType>;
  /** Members of enumerations, by the enumeration's name. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

const literals = new Set([
  'Text',
  'URL',
  'Number',
  'Integer',
  'Float',
  'Boolean',
  'Date',
  'DateTime',
  'Time',
  'CssSelectorType',
  'XPathType',
  'PronounceableText',
]);
let known: Vocabulary | undefined;

/** Reads the vocabulary once: interfaces named `<Type>Base` hold its properties, aliases its enumerations. */
function vocabulary(): Vocabulary {
  if (known) return known;
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const types = new Map<string, VocabularyType>();
  const values = new Map<string, Set<string>>();
  const nameOf = (node: ts.Node) => node.getText(tree);
  for (const statement of tree.statements) {
    if (ts.isInterfaceDeclaration(statement)) {
      const name = statement.name.text.replace(/(?:Base|Leaf)$/, '');
      const extended = (statement.heritageClauses ?? []).flatMap(({ types: list }) =>
        list.map(({ expression }) => nameOf(expression).replace(/(?:Base|Leaf)$/, '')),
      );
      const before = types.get(name);
      const properties = new Map(before?.properties);
      for (const member of statement.members) {
        if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || !member.type) continue;
        const [range] = ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
        properties.set(member.name.text, range ? nameOf(range).split(' | ') : []);
      }
      types.set(name, {
        parents: [...(before?.parents ?? []), ...extended.filter((parent) => parent !== name)],
        properties,
      });
    }
    if (ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type)) {
      const members = statement.type.types.flatMap((type) =>
        ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
      );
      if (members.length > 0) values.set(statement.name.text, new Set(members));
    }
  }
  known = { types, values };
  return known;
}

/** Returns the range of a property of a type or of its parents; undefined if they have no such property. */
function rangeOf({ types }: Vocabulary, type: string, property: string): readonly string[] | undefined {
  const found = types.get(type);
  if (!found) return undefined;
  const own = found.properties.get(property);
  if (own) return own;
  for (const parent of found.parents) {
    const range = rangeOf({ types } as Vocabulary, parent, property);
    if (range) return range;
  }
  return undefined;
}

function isA({ types }: Vocabulary, type: string, wanted: string): boolean {
  return (
    type === wanted ||
    (types.get(type)?.parents.some((parent) => isA({ types } as Vocabulary, parent, wanted)) ?? false)
  );
}

/**
 * Returns every part of JSON-LD that violates schema.org's vocabulary: unknown types, properties of other types, values
 * of another kind.
 */
export function vocabularyProblems(json: string): readonly string[] {
  const words = vocabulary();
  const { '@context': context, '@graph': graph } = JSON.parse(json) as {
    '@context'?: unknown;
    '@graph'?: readonly unknown[];
  };
  const problems =
    context === 'https://schema.org' ? [] : [`@context: ${JSON.stringify(context)} is not https://schema.org`];
  (graph ?? []).forEach((node, index) => problems.push(...nodeProblems(words, node, `[${index}]`)));
  return problems;
}

function nodeProblems(words: Vocabulary, node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [`${place}: is no node`];
  const { '@type': type, ...rest } = node as Record<string, unknown>;
  const properties = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== '@id'));
  if (type === undefined && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !words.types.has(type))
    return [`${place}: ${JSON.stringify(type)} is no type of schema.org`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const range = rangeOf(words, type, name);
    if (!range) return [`${place}.${name}: ${type} has no such property`];
    return (Array.isArray(value) ? value : [value]).flatMap((item) =>
      valueProblems(words, item, range, `${place}.${name}`),
    );
  });
}

function valueProblems(words: Vocabulary, value: unknown, range: readonly string[], place: string): string[] {
  if (typeof value === 'object') {
    const type = (value as { '@type'?: unknown } | null)?.['@type'];
    const fits = type === undefined || (typeof type === 'string' && range.some((wanted) => isA(words, type, wanted)));
    return [
      ...(fits ? [] : [`${place}: ${String(type)} is none of ${range.join(', ')}`]),
      ...nodeProblems(words, value, place),
    ];
  }
  const enumerations = range.filter((one) => words.values.has(one) && !literals.has(one));
  if (typeof value === 'string' && enumerations.some((one) => words.values.get(one)?.has(value))) return [];
  const kinds: readonly string[] =
    typeof value === 'number'
      ? ['Number', 'Integer', 'Float']
      : typeof value === 'boolean'
        ? ['Boolean']
        : ['Text', 'URL', 'Date', 'DateTime', 'Time'];
  // An address may represent a node, and a number a quantity with its own unit: Google accepts both.
  const isShorthand =
    (typeof value === 'string' && /^https:\/\/[^/]+\.\w+(?:\/|$)/.test(value) && enumerations.length === 0) ||
    (typeof value === 'number' && range.includes('QuantitativeValue'));
  if (isShorthand) return [];
  // A string of any text type; a number may also be written as text.
  const allowed =
    range.some((one) => kinds.includes(one) || isA(words, one, 'Text')) ||
    (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) && range.includes('Number'));
  return allowed ? [] : [`${place}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
}

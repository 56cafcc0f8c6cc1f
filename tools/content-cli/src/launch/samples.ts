import { basename, dirname } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../check/finding.ts';
import type { ContentLibrary } from '../read-content.ts';
import { placeOf, walk, type Place, type Sources } from '../source/sources.ts';

/** A fact or text that a launch replaces. */
export interface Sample extends Place {
  /** The field or the id of the text. */
  readonly what: string;
  /** As it is written, in one line. */
  readonly value: string;
  /** The required replacement for a launch. */
  readonly replaceWith: string;
}

/** Files that may contain facts; tests and the marker itself contain none. */
const facts = ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx', 'apps/*/src/**/*.ts'];
const priceFiles = 'libs/content/src/products/*/prices.json';
const marker = 'libs/content/src/sample.ts';
const longest = 80;

/**
 * Every sample of a checkout: the calls of `sample` in its sources, the prices that are marked so, and the texts that
 * `sample-texts.ts` lists.
 */
export function samplesOf(sources: Sources, { sampleTexts }: Pick<ContentLibrary, 'sampleTexts'>): readonly Sample[] {
  const files = [...new Set(facts.flatMap((pattern) => sources.find(pattern)))].filter(
    (file) => file !== marker && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
  );
  return [
    ...files.filter((file) => sources.text(file).includes('sample')).flatMap((file) => sampleFacts(sources.tree(file))),
    ...sources.find(priceFiles).flatMap((file) => samplePrices(sources.tree(file))),
    ...sampleTexts.flatMap((texts) => textsOf(sources, texts)),
  ].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Lists of texts with unknown ids: if the text was removed, its mark must be removed too. */
export function staleSampleTexts(
  sources: Sources,
  { sampleTexts }: Pick<ContentLibrary, 'sampleTexts'>,
): readonly Finding[] {
  return sampleTexts.flatMap((texts) =>
    texts.ids
      .filter((id) => textsOf(sources, { ...texts, ids: [id] }).length === 0)
      .map((id) => ({
        ...placeIn(sources, 'libs/content/src/sample-texts.ts', id),
        what: texts.path,
        found: `"${id}"`,
        expected: 'an id, or the beginning of one, of a text in that place',
        fix: 'correct the id, or take it out once the text is real',
      })),
  );
}

/** Returns the samples as mistakes, for a check that allows none. */
export function asFindings(samples: readonly Sample[]): readonly Finding[] {
  return samples.map(({ file, line, what, value, replaceWith }) => ({
    file,
    line,
    what,
    found: `a sample: ${value}`,
    expected: replaceWith,
    fix: 'write the real one; a price sheet does that for prices',
  }));
}

/** Formats all samples, one per line with its place, and their number. */
export function listSamples(samples: readonly Sample[]): string {
  const files = new Set(samples.map(({ file }) => file)).size;
  const lines = samples.map(
    ({ file, line, what, value, replaceWith }) => `${file}:${line}  ${what}: ${value} → ${replaceWith}`,
  );
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    samples.length === 0
      ? 'Nothing is left to replace: every fact and every text is real.'
      : `${samples.length} sample${samples.length === 1 ? '' : 's'} in ${files} file${files === 1 ? '' : 's'} to replace before a launch.`,
  ].join('\n');
}

/** The calls of `sample` in a file that imports it. */
function sampleFacts(tree: ts.SourceFile): readonly Sample[] {
  const found: Sample[] = [];
  const name = importedAs(tree);
  if (name === undefined) return found;
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== name) return;
    const [value] = node.arguments;
    found.push({
      ...placeOf(tree, node),
      what: fieldOf(node),
      value: inOneLine(value?.getText(tree) ?? ''),
      replaceWith: 'the real fact',
    });
  });
  return found;
}

/** Returns true if a value is inside a call of `sample`. */
export function isSample(tree: ts.SourceFile, value: ts.Node): boolean {
  const name = importedAs(tree);
  if (name === undefined) return false;
  for (let node = value.parent as ts.Node | undefined; node; node = node.parent as ts.Node | undefined)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) return true;
  return false;
}

/** The amounts of a file of prices that have `"sample": true` beside them. */
function samplePrices(tree: ts.SourceFile): readonly Sample[] {
  const found: Sample[] = [];
  walk(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const field = (name: string) =>
      node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText(tree) === `"${name}"`);
    const [mark, amount] = [field('sample'), field('amount')];
    if (!mark || !amount || !ts.isPropertyAssignment(amount)) return;
    found.push({
      ...placeOf(tree, amount),
      what: `${basename(dirname(tree.fileName))}.${fieldOf(node)}`,
      value: amount.initializer.getText(tree),
      replaceWith: 'the real price',
    });
  });
  return found;
}

/** The name under which a file imports `sample`. */
function importedAs(tree: ts.SourceFile): string | undefined {
  for (const statement of tree.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier) ||
      !/(?:\/sample\.ts|^@kinemorph\/content)$/.test(statement.moduleSpecifier.text)
    )
      continue;
    const bindings = statement.importClause?.namedBindings;
    const one =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.find((element) => (element.propertyName ?? element.name).text === 'sample')
        : undefined;
    if (one) return one.name.text;
  }
  return undefined;
}

/**
 * Returns the fields and names around a value, the outermost first: `k1ProInterstellarScout.prices.us.regular`. For an
 * argument it includes the function's name.
 */
function fieldOf(node: ts.Node): string {
  const names: string[] = [];
  for (let one: ts.Node = node; one.parent as ts.Node | undefined; one = one.parent) {
    const { parent } = one;
    if (ts.isPropertyAssignment(parent) && parent.initializer === one)
      names.unshift(parent.name.getText().replaceAll(/['"]/g, ''));
    else if (ts.isCallExpression(parent) && one !== parent.expression)
      names.unshift(
        `${parent.expression.getText()}(${parent.arguments
          .filter((argument) => ts.isStringLiteralLike(argument))
          .map((argument) => argument.text)
          .join(' ')})`,
      );
    else if (ts.isVariableDeclaration(parent)) names.unshift(parent.name.getText());
    else if (ts.isArrayLiteralExpression(parent)) names.unshift(`[${parent.elements.indexOf(one as ts.Expression)}]`);
  }
  return names.join('.').replaceAll('.[', '[');
}

/** Returns the texts that an entry of the list refers to, in every language. */
function textsOf(
  sources: Sources,
  { path, ids, replaceWith }: ContentLibrary['sampleTexts'][number],
): readonly Sample[] {
  const files = path.endsWith('.json')
    ? sources.has(path)
      ? [path]
      : []
    : sources.find(`${path.replace(/\/$/, '')}/**/*.json`);
  const fits = (id: string) => ids.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));
  return files.flatMap((file) => {
    const tree = sources.tree(file);
    const found: Sample[] = [];
    walk(tree, (node) => {
      if (
        !ts.isPropertyAssignment(node) ||
        !ts.isStringLiteral(node.name) ||
        !ts.isStringLiteral(node.initializer) ||
        !fits(node.name.text)
      )
        return;
      found.push({
        ...placeOf(tree, node),
        what: node.name.text,
        value: inOneLine(JSON.stringify(node.initializer.text)),
        replaceWith,
      });
    });
    return found;
  });
}

/** Returns the place of a text in a file. */
function placeIn(sources: Sources, file: string, text: string): Place {
  if (!sources.has(file)) return { file, line: 1 };
  const tree = sources.tree(file);
  let place: Place = { file, line: 1 };
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node) && node.text === text) place = placeOf(tree, node);
  });
  return place;
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

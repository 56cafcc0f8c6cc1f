import { findOrderErrors, parseInstant } from '@kinemorph/content/time';
import ts from 'typescript';
import { placeOf, walk, type Sources } from '../source/sources.ts';
import type { Finding } from './finding.ts';

/** A date that prevents the content from loading, and a replacement with which everything else can be checked. */
interface BadDate {
  readonly finding: Finding;
  readonly node: ts.Node;
  readonly standIn: string;
}

const wantedInstant = 'an instant with its offset: 2025-07-01T15:00+08:00';

/**
 * Returns every instant without an offset or with an invalid date, and every timeline whose stages are not consecutive,
 * as they are written.
 */
export function badDates(sources: Sources, file: string): readonly BadDate[] {
  const tree = sources.tree(file);
  const found: BadDate[] = [];
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const [first, second] = node.arguments;
    if (node.expression.text === 'instant' && first && ts.isStringLiteralLike(first))
      found.push(...badInstant(tree, first));
    if (node.expression.text === 'defineTimeline' && first && second) found.push(...badTimeline(tree, first, second));
  });
  return found;
}

/** A file's text with every bad date replaced by one that loads. */
export function withStandIns(tree: ts.SourceFile, bad: readonly BadDate[]): string {
  // One replacement may fix two mistakes.
  const nodes = new Map(bad.map((one) => [one.node, one]));
  return [...nodes.values()]
    .sort((a, b) => b.node.getStart(tree) - a.node.getStart(tree))
    .reduce(
      (text, { node, standIn }) => `${text.slice(0, node.getStart(tree))}${standIn}${text.slice(node.getEnd())}`,
      tree.text,
    );
}

function badInstant(tree: ts.SourceFile, node: ts.StringLiteralLike, what?: string): readonly BadDate[] {
  if (parseInstant(node.text) !== undefined) return [];
  const finding = {
    ...placeOf(tree, node),
    ...(what !== undefined && { what }),
    found: JSON.stringify(node.text),
    expected: wantedInstant,
    fix: mendOf(node.text),
  };
  return [{ finding, node, standIn: `'${closest(node.text)}'` }];
}

function mendOf(text: string): string {
  if (/T\d{2}:\d{2}(?::\d{2})?$/.test(text))
    return 'add the offset that holds there on that day, like -07:00, or Z for UTC';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'add the time and its offset, like T00:00-07:00';
  return 'correct the day, the time or the offset: there is no such moment';
}

/** Returns the same time in UTC if only the offset is missing, else any instant. */
function closest(text: string): string {
  return (
    [`${text}Z`, `${text}T00:00Z`, `${text.slice(0, 7)}-01T00:00Z`].find((one) => parseInstant(one) !== undefined) ??
    '2000-01-01T00:00Z'
  );
}

function badTimeline(tree: ts.SourceFile, stages: ts.Expression, regions: ts.Expression): readonly BadDate[] {
  if (!ts.isArrayLiteralExpression(stages) || !ts.isObjectLiteralExpression(regions)) return [];
  const order = stages.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []));
  return regions.properties.flatMap((property): readonly BadDate[] => {
    if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer)) return [];
    const region = property.name.getText(tree);
    const times = new Map(
      property.initializer.properties.flatMap((time) =>
        ts.isPropertyAssignment(time) && ts.isStringLiteralLike(time.initializer)
          ? [[time.name.getText(tree), time.initializer] as const]
          : [],
      ),
    );
    const bad = [...times].flatMap(([name, node]) =>
      node.text === 'never' && name !== 'ends' ? [] : badInstant(tree, node, `${region}.${name}`),
    );
    if (bad.length > 0) return bad;
    const lacking = [...order, 'ends'].filter((name) => !times.has(name));
    const wrong =
      lacking.length > 0
        ? []
        : findOrderErrors([...order, 'ends'].map((name) => [name, momentOf(times.get(name)?.text)]));
    const whole = { node: property.initializer, standIn: standInFor(order) };
    return [
      ...lacking.map((name) => ({
        ...whole,
        finding: {
          ...placeOf(tree, property),
          what: `${region}.${name}`,
          found: 'nothing',
          expected: name === 'ends' ? 'the instant at which the timeline ends' : `when "${name}" opens, or 'never'`,
          fix: 'add it',
        },
      })),
      ...wrong.map(({ name, what }) => ({
        ...whole,
        finding: {
          ...placeOf(tree, times.get(name) ?? property),
          what: `${region}.${name}`,
          found: times.get(name)?.text ?? 'nothing',
          expected: `stages that open one after the other, before the timeline ends: ${what}`,
          fix: "correct the day that is wrong; where a region goes without a stage, write 'never'",
        },
      })),
    ];
  });
}

function momentOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseInstant(text);
}

/** A timeline of any days in the right order. */
function standInFor(stages: readonly string[]): string {
  return `{ ${[...stages, 'ends'].map((name, index) => `'${name}': '${2000 + index}-01-01T00:00Z'`).join(', ')} }`;
}

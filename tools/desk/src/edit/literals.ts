import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { parseInstant } from '@kinemorph/content/time';
import { walk, type Sources } from '@kinemorph/content-cli/sources';
import ts from 'typescript';

/** An instant as a file of content writes it. */
export interface Literal {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
  /** The text between the quotation marks, with its position. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly instant: Instant;
  /** The region whose field contains it; undefined if it applies to several. */
  readonly region?: RegionId;
}

/** Finds every instant in the content: those of timelines, and arguments of `instant()`. */
export function instantLiterals(sources: Sources, regions: readonly RegionId[]): readonly Literal[] {
  const files = sources
    .find('libs/content/src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/time/'));
  const withInstants = files.filter((file) => /\binstant\(|defineTimeline\(/.test(sources.text(file)));
  return [...withInstants, ...sources.find('libs/content/src/products/*/prices.json')].flatMap((file) =>
    literalsIn(sources.tree(file), file, regions),
  );
}

function literalsIn(tree: ts.SourceFile, file: string, regions: readonly RegionId[]): readonly Literal[] {
  const found: Literal[] = [];
  walk(tree, (node) => {
    if (!ts.isStringLiteralLike(node) || !isRead(node)) return;
    const instant = parseInstant(node.text);
    if (instant === undefined) return;
    const region = regionAround(node, regions);
    const start = node.getStart(tree) + 1;
    found.push({
      file,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      text: node.text,
      start,
      end: node.getEnd() - 1,
      instant,
      ...(region !== undefined && { region }),
    });
  });
  return found;
}

/** The root node has no parent, although its type says otherwise. */
function parentOf(node: ts.Node): ts.Node | undefined {
  return node.parent;
}

/**
 * Returns true if a text is parsed as an instant: an argument of `instant()`, a value in a timeline, or an end of a
 * window in a file of prices.
 */
function isRead(node: ts.Node): boolean {
  if (node.getSourceFile().fileName.endsWith('.json')) return isEndOfWindow(node.parent);
  if (isCallOf(node.parent, 'instant')) return true;
  for (let around = parentOf(node); around; around = parentOf(around))
    if (isCallOf(around, 'defineTimeline')) return true;
  return false;
}

function isEndOfWindow(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && ['opens', 'closes'].includes(node.name.text);
}

function isCallOf(node: ts.Node, name: string): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
}

/** The region that names a field, or a constant, around a node. */
function regionAround(node: ts.Node, regions: readonly RegionId[]): RegionId | undefined {
  for (let around = parentOf(node); around; around = parentOf(around)) {
    const name =
      (ts.isPropertyAssignment(around) || ts.isVariableDeclaration(around)) &&
      (ts.isIdentifier(around.name) || ts.isStringLiteral(around.name))
        ? around.name.text
        : undefined;
    const region = regions.find((id) => id === name);
    if (region) return region;
  }
  return undefined;
}

/** Returns the literals that may define an instant of a region: its own first, then those of several regions. */
export function candidatesFor(literals: readonly Literal[], region: RegionId, instant: Instant): readonly Literal[] {
  const same = literals.filter((literal) => literal.instant === instant);
  return [
    ...same.filter((literal) => literal.region === region),
    ...same.filter((literal) => literal.region === undefined),
  ];
}

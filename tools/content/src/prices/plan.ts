import type { fileOf as FileOf } from '@kinemorph/content/checks';
import ts from 'typescript';
import { locate } from '../source/locate.ts';
import { placeOf, walk, type Place, type Sources } from '../source/sources.ts';
import { declared, settle, step, type Value } from '../source/trace.ts';
import { isConfirmed, type Change, type Difference } from './difference.ts';
import { keyOf, type PriceRow, type WrittenRow } from './row.ts';

/** An amount to be written in the place of another, and nothing else. */
export interface Edit extends Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a person has to do, and where. */
export interface ByHand extends Place {
  readonly row: PriceRow;
  readonly why: string;
}

/** How a difference would be written. */
export interface Plan {
  readonly edits: readonly Edit[];
  /** What keeps it from being written. */
  readonly byHand: readonly ByHand[];
  /** What is written, and makes something beside it untrue. */
  readonly stale: readonly ByHand[];
}

/** Where products are written, as content's checks know it. */
export interface ProductFiles {
  readonly fileOf: typeof FileOf;
}

/** Finds the literal of every amount that changes. What no literal alone says is left to a person, by name. */
export function plan(
  sources: Sources,
  { added, changed, removed }: Difference<PriceRow>,
  written: readonly WrittenRow[],
  library: ProductFiles,
): Plan {
  const literals = new Map(written.map((row) => [keyOf(row), literalOf(sources, row, library)]));
  const now = new Map(changed.map((change) => [keyOf(change.old), change.now.amount]));
  const confirmed = new Set(changed.filter(isConfirmed).map(({ old }) => keyOf(old)));
  const byHand: ByHand[] = [];
  const edits = new Map<ts.Node, Edit>();
  for (const change of changed) {
    const literal = literals.get(keyOf(change.old));
    const others = literal
      ? written.filter(
          (row) =>
            literals.get(keyOf(row)) === literal &&
            ((now.get(keyOf(row)) ?? row.amount) !== change.now.amount ||
              (isConfirmed(change) && !confirmed.has(keyOf(row)))),
        )
      : [];
    if (!literal)
      byHand.push({
        ...placed(sources, change.old, change.old.path, library),
        row: change.now,
        why: 'this amount is computed, or others read it by its name',
      });
    else if (others.length > 0)
      byHand.push({
        ...placeOf(literal.getSourceFile(), literal),
        row: change.now,
        why: `this literal is also the price of ${others.map(({ product, region }) => `${product} in ${region}`).join(', ')}, which ${isConfirmed(change) ? 'is still a sample' : 'stays another'}`,
      });
    else {
      // An amount that a sheet brings is no sample any more.
      const whole = markAround(literal) ?? literal;
      edits.set(literal, {
        ...placeOf(literal.getSourceFile(), literal),
        start: whole.getStart(),
        end: whole.getEnd(),
        text: grouped(change.now.amount),
      });
    }
  }
  byHand.push(
    ...added.map((row) => ({
      ...placed(sources, row, ['prices', row.region], library),
      row,
      why:
        row.kind === 'promotion'
          ? `a new promotion: add { price, window } there; its window is ${windowHome(sources, row, written, library)}`
          : `a new price: add ${row.kind} there`,
    })),
  );
  byHand.push(
    ...removed.map((row) => ({
      ...placed(sources, row, row.path, library),
      row,
      why:
        row.kind === 'promotion'
          ? `this promotion goes, or has another window: its window is ${windowHome(sources, row, written, library)}`
          : `this price goes: take ${row.kind} out there`,
    })),
  );
  return {
    edits: [...edits.values()],
    byHand,
    stale: changed.flatMap((change) => installmentOf(sources, change, library)),
  };
}

const productFile = ({ fileOf }: ProductFiles, product: string) => `libs/content/src/${fileOf.product(product)}`;

function placed(
  sources: Sources,
  { product }: PriceRow,
  path: readonly (string | number)[],
  library: ProductFiles,
): Place {
  return locate(sources, productFile(library, product), fieldOf(path));
}

const fieldOf = (path: readonly (string | number)[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);

/** The value at a path of a product, as far as it is written. */
function valueAt(
  sources: Sources,
  product: string,
  path: readonly (string | number)[],
  library: ProductFiles,
): Value | undefined {
  let value = declared(sources, productFile(library, product), product);
  for (const key of path) value = value && step(sources, value, key);
  return value;
}

/** The number that an amount is written as, when nobody but this file's prices reads it. */
function literalOf(sources: Sources, { product, path }: WrittenRow, library: ProductFiles): ts.Node | undefined {
  const value = valueAt(sources, product, path, library);
  const settled = value && settle(sources, value);
  return settled &&
    settled.file === productFile(library, product) &&
    !readByName(settled) &&
    ts.isNumericLiteral(settled.node)
    ? settled.node
    : undefined;
}

/** The call of `sample` that marks a literal. */
function markAround({ parent }: ts.Node): ts.CallExpression | undefined {
  return ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 'sample'
    ? parent
    : undefined;
}

/** The prices of content, each with whether it is only a sample. */
export function marked(sources: Sources, rows: readonly WrittenRow[], library: ProductFiles): readonly WrittenRow[] {
  return rows.map((row) => {
    const literal = literalOf(sources, row, library);
    return { ...row, sample: literal !== undefined && markAround(literal) !== undefined };
  });
}

/** Whether a literal is all that a constant is: then others may read it by its name. */
function readByName({ node }: Value): boolean {
  let around: ts.Node = node.parent;
  while (ts.isAsExpression(around) || ts.isParenthesizedExpression(around) || ts.isSatisfiesExpression(around))
    around = around.parent;
  return ts.isVariableDeclaration(around);
}

/** Where the days of a promotion's window are written. */
function windowHome(
  sources: Sources,
  row: PriceRow & { readonly path?: readonly (string | number)[] },
  written: readonly WrittenRow[],
  library: ProductFiles,
): string {
  const like = row.path
    ? (row as WrittenRow)
    : written.find(
        ({ product, region, kind }) => kind === 'promotion' && product === row.product && region === row.region,
      );
  const value = like && valueAt(sources, like.product, [...like.path.slice(0, -1), 'window'], library);
  const homes = new Set<string>();
  if (value) {
    walk(value.node, (node) => {
      const from = ts.isIdentifier(node) ? declared(sources, value.file, node.text) : undefined;
      if (from && from.file !== value.file && !from.file.includes('/time/')) {
        const { file, line } = placeOf(sources.tree(from.file), from.node);
        homes.add(`${file}:${line}`);
      }
    });
  }
  return homes.size > 0 ? `written in ${[...homes].join(', ')}` : 'that of a stage of its timeline, or two instants';
}

/** Instalments are written as the store writes them: another amount makes them untrue. */
function installmentOf(sources: Sources, { old, now }: Change<PriceRow>, library: ProductFiles): readonly ByHand[] {
  const path = [...old.path.slice(0, -1), 'installment'];
  if (old.kind === 'next' || !valueAt(sources, old.product, path, library)) return [];
  return [
    {
      ...placed(sources, old, [...path, 'amount'], library),
      row: now,
      why: 'its instalment is still that of the old amount: write the new one as the store does',
    },
  ];
}

/** A number as these files write it: from five digits on in groups of three. */
export function grouped(amount: number): string {
  const [whole = '', decimals] = String(amount).split('.');
  const inGroups = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '_');
  return decimals === undefined ? inGroups : `${inGroups}.${decimals}`;
}

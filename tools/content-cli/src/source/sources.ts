import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** A place in a file, as an editor opens it: the path from the root of the checkout, and the line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The source files of a checkout, each parsed once. Paths are those from its root, with slashes. */
export class Sources {
  readonly root: string;
  /** Replaced file contents by path from the root, to check changes before they are written. */
  readonly edits: ReadonlyMap<string, string>;
  readonly #parsed = new Map<string, ts.SourceFile>();

  constructor(root: string, edits: ReadonlyMap<string, string> = new Map()) {
    this.root = root;
    this.edits = edits;
  }

  /** Returns the files that match a pattern, in order. */
  find(pattern: string): readonly string[] {
    return globSync(pattern, { cwd: this.root })
      .map((file) => file.split(sep).join('/'))
      .sort();
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  text(file: string): string {
    return this.edits.get(file) ?? readFileSync(join(this.root, file), 'utf8');
  }

  /** The syntax tree of a TypeScript or JSON file. */
  tree(file: string): ts.SourceFile {
    let tree = this.#parsed.get(file);
    if (!tree) {
      const text = this.text(file);
      const kind = file.endsWith('.json') ? ts.ScriptKind.JSON : undefined;
      tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
      this.#parsed.set(file, tree);
    }
    return tree;
  }

  /** The files beside it that a file imports. */
  importedBy(file: string): readonly string[] {
    return this.tree(file).statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
        ? (this.imported(file, statement.moduleSpecifier.text) ?? [])
        : [],
    );
  }

  /** The file that a relative import names. */
  imported(from: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined;
    const file = relative(this.root, join(this.root, dirname(from), specifier))
      .split(sep)
      .join('/');
    return this.has(file) ? file : undefined;
  }
}

/** Returns the place at which a node starts. */
export function placeOf(tree: ts.SourceFile, node: ts.Node): Place {
  return { file: tree.fileName, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 };
}

/** Calls back for a node and everything in it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

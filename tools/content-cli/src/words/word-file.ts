import ts from 'typescript';

/** One locale's texts of a folder, as they are written. */
export interface WordFile {
  readonly path: string;
  /** In the order of the file; values that are no text are included, to be reported. */
  readonly texts: ReadonlyMap<string, unknown>;
  /** From 1, by id. */
  readonly lines: ReadonlyMap<string, number>;
  /** The duplicate ids, each with the line of the second one. */
  readonly twice: ReadonlyMap<string, number>;
  /** The reason why it is no valid JSON, with its line. */
  readonly broken?: { readonly line: number; readonly what: string };
}

/** Reads a file of texts with the lines of its ids. */
export function readWordFile(path: string, json: ts.SourceFile): WordFile {
  const tree = json as ts.JsonSourceFile & { readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[] };
  const texts = new Map<string, unknown>();
  const lines = new Map<string, number>();
  const twice = new Map<string, number>();
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const [wrong] = tree.parseDiagnostics;
  if (wrong)
    return {
      path,
      texts,
      lines,
      twice,
      broken: { line: lineAt(wrong.start), what: ts.flattenDiagnosticMessageText(wrong.messageText, ' ') },
    };
  const whole = tree.statements[0]?.expression;
  if (!whole || !ts.isObjectLiteralExpression(whole))
    return { path, texts, lines, twice, broken: { line: 1, what: 'it is no object' } };
  for (const property of whole.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
    const id = property.name.text;
    const line = lineAt(property.getStart(tree));
    if (texts.has(id)) twice.set(id, line);
    texts.set(
      id,
      ts.isStringLiteralLike(property.initializer)
        ? property.initializer.text
        : JSON.parse(property.initializer.getText(tree)),
    );
    lines.set(id, line);
  }
  return { path, texts, lines, twice };
}

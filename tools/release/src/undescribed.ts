import ts from 'typescript';
import { compilerOptions } from './read-exports.ts';

/** Returns our own props, of all components of some entry points, that have no comment: file, line and prop. */
export function undescribedProps(root: string, entryPoints: readonly string[]): string[] {
  const files = entryPoints.map((path) => new URL(path, `file://${root}`).pathname);
  const program = ts.createProgram(files, compilerOptions(root));
  const checker = program.getTypeChecker();
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => undescribedIn(symbol, checker, root));
  });
  return [...new Set(found)];
}

function undescribedIn(exported: ts.Symbol, checker: ts.TypeChecker, root: string): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
  const [props] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters() ?? [];
  if (!props) return [];
  return checker
    .getTypeOfSymbol(props)
    .getApparentProperties()
    .flatMap((prop) => {
      const declared = prop.declarations?.find((node) => isOurs(node, root));
      // Every component has a ref of its outermost element, which `Root` describes.
      if (!declared || prop.name === 'ref' || prop.getDocumentationComment(checker).length > 0) return [];
      const source = declared.getSourceFile();
      const line = source.getLineAndCharacterOfPosition(declared.getStart()).line + 1;
      return [
        `libs/ui/${source.fileName.slice(root.length)}:${line} ${symbol.name} does not describe "${prop.name}": write a comment above it, /** … */`,
      ];
    });
}

function isOurs(node: ts.Node, root: string): boolean {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(root) && !fileName.includes('/node_modules/');
}

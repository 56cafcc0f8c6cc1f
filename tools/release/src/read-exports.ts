import { dirname } from 'node:path';
import ts from 'typescript';
import type { Export, Props } from './api.ts';

const comments = /\/\*[^]*?\*\/|\/\/.*$/gm;

/** Returns the exports and props with `@deprecated`, and the text after the tag. */
export function readDeprecated(root: string, entryPoints: Readonly<Record<string, string>>): Record<string, string> {
  const program = ts.createProgram(
    Object.values(entryPoints).map((path) => at(root, path)),
    compilerOptions(root),
  );
  const checker = program.getTypeChecker();
  const tagged = (symbol: ts.Symbol, name: string): [string, string][] =>
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === 'deprecated')
      .map(({ text }) => [name, ts.displayPartsToString(text).replaceAll(/\s+/g, ' ').trim()]);
  return Object.fromEntries(
    Object.entries(entryPoints).flatMap(([entryPoint, path]) => {
      const source = program.getSourceFile(at(root, path));
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
        const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        const [props] =
          symbol.flags & ts.SymbolFlags.Value
            ? (checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters() ?? [])
            : [];
        const own = props
          ? checker
              .getTypeOfSymbol(props)
              .getApparentProperties()
              .filter(({ declarations }) =>
                declarations?.some(
                  (node) =>
                    node.getSourceFile().fileName.startsWith(root) &&
                    !node.getSourceFile().fileName.includes('/node_modules/'),
                ),
              )
          : [];
        return [
          ...tagged(symbol, `${entryPoint} ${exported.name}`),
          ...own.flatMap((prop) => tagged(prop, `${entryPoint} ${exported.name}: ${prop.name}`)),
        ];
      });
    }),
  );
}

/**
 * Reads the exports of each entry point of a package's source. A type is quoted as it is written. Our own types that it
 * names are read too, under the entry point "types"; props of React's own elements are left out.
 */
export function readExports(
  root: string,
  entryPoints: Readonly<Record<string, string>>,
): Record<string, Record<string, Export>> {
  const program = ts.createProgram(
    Object.values(entryPoints).map((path) => at(root, path)),
    compilerOptions(root),
  );
  const reader = new ExportReader(program.getTypeChecker(), root);
  const exports = Object.entries(entryPoints).map(([entryPoint, path]) => {
    const source = program.getSourceFile(at(root, path));
    if (!source)
      throw new Error(
        `The entry point "${entryPoint}" leads to ${path}, which is not there: fix "exports" in ${root}package.json.`,
      );
    return [entryPoint, reader.read(source)] as const;
  });
  return Object.fromEntries([...exports, ['types', reader.typesNamed()]]);
}

function at(root: string, path: string) {
  return new URL(path, `file://${root}`).pathname;
}

/**
 * The compiler options of a package, without output: those of the nearest `tsconfig.json`, in its folder or above it.
 */
export function compilerOptions(root: string): ts.CompilerOptions {
  const path = ts.findConfigFile(root, (file) => ts.sys.fileExists(file));
  if (!path) throw new Error(`There is no tsconfig.json in ${root} or above it.`);
  const read = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { config, error } = read as { readonly config?: unknown; readonly error?: ts.Diagnostic };
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  // The files that the configuration includes are not needed, and finding them takes a while.
  const host = { ...ts.sys, readDirectory: () => [] };
  return { ...ts.parseJsonConfigFileContent(config, host, dirname(path)).options, noEmit: true };
}

class ExportReader {
  readonly #checker: ts.TypeChecker;
  readonly #root: string;
  readonly #named = new Map<string, Export>();

  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker;
    this.#root = root;
  }

  read(source: ts.SourceFile): Record<string, Export> {
    const module = this.#checker.getSymbolAtLocation(source);
    const symbols = module ? this.#checker.getExportsOfModule(module) : [];
    return sorted(symbols.map((symbol) => [symbol.name, this.#export(this.#original(symbol))]));
  }

  /** Returns our own types that were named so far. */
  typesNamed(): Record<string, Export> {
    return sorted([...this.#named]);
  }

  #original(symbol: ts.Symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #export(symbol: ts.Symbol): Export {
    if (!(symbol.flags & ts.SymbolFlags.Value)) return this.#type(symbol);
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [call] = type.getCallSignatures();
    if (!call) return sorted(this.#members(type));
    if (!/^[A-Z]/.test(symbol.name)) return this.#print(type);
    const [props] = call.getParameters();
    return props ? this.#props(this.#checker.getTypeOfSymbol(props)) : {};
  }

  /** The leaves of a constant, by their paths: `vars` gains and loses names like props. */
  #members(type: ts.Type, path = ''): [string, string][] {
    const members = type.flags & ts.TypeFlags.Object ? type.getProperties() : [];
    if (members.length === 0) return [[path, this.#print(type)]];
    return members.flatMap((member) =>
      this.#members(this.#checker.getTypeOfSymbol(member), path ? `${path}.${member.name}` : member.name),
    );
  }

  #type(symbol: ts.Symbol): Export {
    const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    if (node && (!(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0)) return this.#quote(node);
    return this.#props(type);
  }

  #props(type: ts.Type): Props {
    const own = type
      .getApparentProperties()
      .filter(({ name, declarations }) => name !== 'ref' && declarations?.some((node) => this.#isOurs(node)));
    return sorted(own.flatMap((prop) => this.#prop(prop, prop.name)));
  }

  /** Returns the type of a prop; for an object type, also those of its members. */
  #prop(symbol: ts.Symbol, path: string): [string, string][] {
    const node = symbol.declarations?.find(ts.isPropertySignature)?.type;
    const name = symbol.flags & ts.SymbolFlags.Optional ? `${path}?` : path;
    if (!node) return [[name, this.#print(this.#checker.getTypeOfSymbol(symbol))]];
    const object = (ts.isUnionTypeNode(node) ? [...node.types] : [node]).find(ts.isTypeLiteralNode);
    if (!object) return [[name, this.#quote(node)]];
    const members = object.members.flatMap((member) =>
      member.name ? (this.#checker.getSymbolAtLocation(member.name) ?? []) : [],
    );
    return [[name, 'object'], ...members.flatMap((member) => this.#prop(member, `${path}.${member.name}`))];
  }

  #print(type: ts.Type) {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  #quote(node: ts.TypeNode): string {
    this.#follow(node);
    const members = ts.isUnionTypeNode(node) ? [...node.types] : [node];
    return members
      .map((member) => member.getText().replaceAll(comments, '').replaceAll(/\s+/g, ' '))
      .filter((text) => text !== 'undefined')
      .sort()
      .join(' | ');
  }

  #follow(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node)) {
      const found = this.#checker.getSymbolAtLocation(node.typeName);
      const symbol = found && this.#original(found);
      if (
        symbol?.declarations?.some((declared) => this.#isOurs(declared) && !ts.isTypeParameterDeclaration(declared)) &&
        !this.#named.has(symbol.name)
      ) {
        // Registered before it is read, since a type may refer to itself.
        this.#named.set(symbol.name, '');
        this.#named.set(symbol.name, this.#type(symbol));
      }
    }
    ts.forEachChild(node, (child) => this.#follow(child));
  }

  #isOurs(node: ts.Node) {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(this.#root) && !fileName.includes('/node_modules/');
  }
}

function sorted<Value>(entries: (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import ts from 'typescript';
import type { Sources } from './sources.ts';

/** A step of a path to a value: a field, or an index of a list. */
export type Step = string | number;

/** An expression, and the values of the names in it. */
export interface Value {
  readonly file: string;
  readonly node: ts.Expression;
  readonly names: ReadonlyMap<string, () => Value | undefined>;
  /** True if it was reached by an exported name, so that other code may read it, too. */
  readonly shared: boolean;
}

/** Far deeper than real code: this ends the search in a circular alias. */
const deepest = 40;

/** Resolves the names, calls and casts around a value; undefined if only running the code would tell. */
export function settle(sources: Sources, value: Value, depth = 0): Value | undefined {
  const { node } = value;
  if (depth > deepest) return undefined;
  const on = (next: Value | undefined) => next && settle(sources, next, depth + 1);
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return on({ ...value, node: node.expression });
  if (ts.isIdentifier(node)) return on(named(sources, value, node.text));
  if (ts.isCallExpression(node)) return on(answer(sources, value, node));
  return value;
}

/** Returns the value at a step; undefined if it is not written down. */
export function step(sources: Sources, value: Value, key: Step): Value | undefined {
  const settled = settle(sources, value);
  if (!settled) return undefined;
  const { node } = settled;
  if (ts.isArrayLiteralExpression(node)) {
    if (typeof key === 'string')
      return node.elements
        .map((element) => ({ ...settled, node: element }))
        .find((element) => textAt(sources, element, 'path') === key);
    // The index of an element after a spread is known only at run time.
    const element = node.elements.slice(0, key + 1).some(ts.isSpreadElement) ? undefined : node.elements[key];
    return element && { ...settled, node: element };
  }
  return ts.isObjectLiteralExpression(node) && typeof key === 'string' ? field(sources, settled, node, key) : undefined;
}

/** The last definition of the field applies, including spreads. */
function field(sources: Sources, value: Value, node: ts.ObjectLiteralExpression, key: string): Value | undefined {
  for (const property of node.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const spread = settle(sources, { ...value, node: property.expression });
      if (!spread) return undefined;
      const found = step(sources, spread, key);
      if (found) return found;
    } else if (nameOf(property.name) === key) {
      if (ts.isPropertyAssignment(property)) return { ...value, node: property.initializer };
      return ts.isShorthandPropertyAssignment(property) ? named(sources, value, key) : undefined;
    }
  }
  return undefined;
}

/** Returns the value that a function returns, with its parameters bound to the arguments. */
function answer(sources: Sources, value: Value, call: ts.CallExpression): Value | undefined {
  const callee = settle(sources, { ...value, node: call.expression });
  const makes: ts.Node | undefined = callee?.node;
  if (
    !callee ||
    !makes ||
    !(ts.isArrowFunction(makes) || ts.isFunctionExpression(makes) || ts.isFunctionDeclaration(makes))
  )
    return undefined;
  const body = makes.body && answerOf(makes.body);
  if (!body) return undefined;
  const names = new Map(callee.names);
  makes.parameters.forEach(({ name, initializer }, index) => {
    const argument = call.arguments[index];
    const bound: Value | undefined = argument
      ? { ...value, node: argument }
      : initializer && { ...callee, node: initializer };
    if (ts.isIdentifier(name)) names.set(name.text, () => bound);
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element) && ts.isIdentifier(element.name))
          bindPart(names, element, element.name.text, bound && ((key) => step(sources, bound, key)));
  });
  return { file: callee.file, node: body, names, shared: value.shared || callee.shared };
}

function bindPart(
  names: Map<string, () => Value | undefined>,
  element: ts.BindingElement,
  name: string,
  part: ((key: string) => Value | undefined) | undefined,
): void {
  const key = element.propertyName ? nameOf(element.propertyName) : name;
  names.set(name, () => (key === undefined ? undefined : part?.(key)));
}

/** Returns the expression that a body returns, if it does nothing else. */
function answerOf(body: ts.ConciseBody): ts.Expression | undefined {
  if (!ts.isBlock(body)) return body;
  const [only] = body.statements;
  return body.statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** Returns the value of a name: a parameter, a constant or function of the file, or one of an imported file. */
function named(sources: Sources, value: Value, name: string): Value | undefined {
  const parameter = value.names.get(name);
  return parameter ? parameter() : declared(sources, value.file, name);
}

/** Returns the value that a file declares under a name. */
export function declared(sources: Sources, file: string, name: string): Value | undefined {
  const names = new Map<string, () => Value | undefined>();
  for (const statement of sources.tree(file).statements) {
    const shared =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isVariableStatement(statement)) {
      const declaration = statement.declarationList.declarations.find(
        (one) => ts.isIdentifier(one.name) && one.name.text === name,
      );
      if (declaration?.initializer) return { file, node: declaration.initializer, names, shared };
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name && statement.body) {
      // A function is treated as an expression: only a call reads its body.
      return { file, node: statement as unknown as ts.Expression, names, shared };
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      const one =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.find((element) => element.name.text === name)
          : undefined;
      const from = one && sources.imported(file, statement.moduleSpecifier.text);
      if (one && from) {
        const found = declared(sources, from, (one.propertyName ?? one.name).text);
        return found && { ...found, shared: true };
      }
    }
  }
  return undefined;
}

/** Returns the text in a field of a value; undefined if it is no text. */
function textAt(sources: Sources, value: Value, key: string): string | undefined {
  const found = step(sources, value, key);
  const settled = found && settle(sources, found);
  return settled && ts.isStringLiteralLike(settled.node) ? settled.node.text : undefined;
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

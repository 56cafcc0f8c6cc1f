import { Mistake } from '@kinemorph/commands/mistake';

/** The reserved words of JavaScript. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Returns true for a name that code can't use: a reserved word, or one that the generated files already use. */
export function isReserved(name: string, used: readonly string[]): boolean {
  return reserved.test(name) || used.includes(name);
}

/** Throws a `Mistake` for an id whose name in code can't be used, and proposes a longer id. */
export function checkNames(
  kind: string,
  id: string,
  names: readonly string[],
  used: readonly string[],
  longer: string,
): void {
  const wrong = names.find((name) => isReserved(name, used));
  if (wrong !== undefined)
    throw new Mistake(
      `No ${kind} can have the id "${id}", since code would call it \`${wrong}\`, which means something else there: write more words, like ${longer}.`,
    );
}

/** Returns a name with a lower-case first letter: `starRow` of `StarRow`. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

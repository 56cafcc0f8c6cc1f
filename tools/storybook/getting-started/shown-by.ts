/**
 * Returns the JSX that a component renders, from the source of its module: the content of `return ( … );` without the
 * indent.
 *
 * @throws {Error} if the module returns nothing in parentheses
 */
export function shownBy(module: string): string {
  const [, indent, shown] = /^( *)return \(\n(.*?)\n\1\);/ms.exec(module) ?? [];
  if (indent === undefined || shown === undefined) throw new Error('The module has no "return (" of its own line.');
  return shown.replaceAll(new RegExp(`^${indent}  `, 'gm'), '');
}

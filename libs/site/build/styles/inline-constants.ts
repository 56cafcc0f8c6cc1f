import type { Declaration, Root } from 'postcss';

/**
 * Writes the value of each constant where it is read. A constant is a custom property that all style sheets together
 * set to one value, for every element and under no condition. Pages then need no definition of it.
 */
export function inlineConstants(sheets: readonly Root[]): void {
  const constants = readConstants(sheets);
  // A constant may read others.
  for (let changed = true; changed;) {
    changed = false;
    for (const sheet of sheets)
      sheet.walkDecls((declaration) => {
        const value = declaration.value.replace(
          /var\((--[\w-]+)\)/g,
          (reference, name: string) => constants.get(name)?.value ?? reference,
        );
        changed ||= value !== declaration.value;
        declaration.value = value;
      });
  }
}

function readConstants(sheets: readonly Root[]): ReadonlyMap<string, Declaration> {
  const constants = new Map<string, Declaration>();
  const others = new Set<string>();
  for (const sheet of sheets)
    sheet.walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      const known = constants.get(prop)?.value ?? value;
      if (appliesToAll(declaration) && value === known && !readsItself(declaration)) constants.set(prop, declaration);
      else others.add(prop);
    });
  for (const name of others) constants.delete(name);
  return constants;
}

/** Returns true for a declaration of the root element that is in no condition; layers are none. */
function appliesToAll({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root') return false;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent)
    if (around.type !== 'atrule' || !('name' in around) || around.name !== 'layer') return false;
  return true;
}

function readsItself({ prop, value }: Declaration): boolean {
  return value.includes(`var(${prop})`);
}

import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import ts from 'typescript';
import { readWordFile } from '../words/word-file.ts';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import type { Sources } from '../source/sources.ts';

/** A text to write; undefined removes it. */
export interface WordEdit {
  readonly id: string;
  readonly text: string | undefined;
}

/** Returns the content of a file of words with some texts replaced; no other character changes. */
export function editedFile(sources: Sources, folder: WordFolder, locale: Locale, edits: readonly WordEdit[]): string {
  const path = `${folder.path}/${locale}.json`;
  const order = [...textsOf(folder, source).keys()];
  return edits.reduce<string>(
    (text, edit) => editedText(text, edit, order),
    sources.has(path) ? sources.text(path) : '{}\n',
  );
}

function editedText(whole: string, { id, text }: WordEdit, order: readonly string[]): string {
  const tree = ts.parseJsonText('words.json', whole);
  const root = tree.statements[0]?.expression;
  const properties = root && ts.isObjectLiteralExpression(root) ? root.properties.filter(ts.isPropertyAssignment) : [];
  const nameOf = (property: ts.PropertyAssignment) => (ts.isStringLiteral(property.name) ? property.name.text : '');
  const index = properties.findIndex((property) => nameOf(property) === id);
  const own = properties[index];
  const line = text === undefined ? '' : `${JSON.stringify(id)}: ${JSON.stringify(text)}`;
  if (own && text !== undefined)
    return splice(whole, own.initializer.getStart(tree), own.initializer.getEnd(), JSON.stringify(text));
  if (own) {
    const [before, after] = [properties[index - 1], properties[index + 1]];
    if (before) return splice(whole, before.getEnd(), own.getEnd(), '');
    return after ? splice(whole, own.getStart(tree), after.getStart(tree), '') : '{}\n';
  }
  if (text === undefined) return whole;
  if (properties.length === 0) return `{\n  ${line}\n}\n`;
  // A new text is inserted at the same position as in en-US.
  const place = order.indexOf(id);
  const before = properties.findLast((property) => order.indexOf(nameOf(property)) < place);
  const [first] = properties;
  if (before) return splice(whole, before.getEnd(), before.getEnd(), `,\n  ${line}`);
  return first ? splice(whole, first.getStart(tree), first.getStart(tree), `${line},\n  `) : whole;
}

const splice = (text: string, from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to);

/** Returns the text that a locale's own file needs; undefined if the locale inherits the same text. */
export function ownText(folder: WordFolder, locale: Locale, id: string, text: string): string | undefined {
  const base = baseLocale[locale];
  return base && textsOf(folder, base).get(id) === text ? undefined : text;
}

/** Returns true if a file of words has no texts. */
export const isEmpty = (json: string): boolean => /^\s*\{\s*\}\s*$/.test(json);

/** Returns the folder with a locale's file replaced. */
export function withFile(folder: WordFolder, locale: Locale, json: string): WordFolder {
  const path = `${folder.path}/${locale}.json`;
  const files = new Map(folder.files);
  if (isEmpty(json)) files.delete(locale);
  else files.set(locale, readWordFile(path, ts.parseJsonText(path, json)));
  return { ...folder, files };
}

import { Mistake } from '@kinemorph/commands/mistake';
import { DOMParser, onErrorStopParsing, ParseError, type Element, type Node } from '@xmldom/xmldom';
import { source } from '../words/folders.ts';
import { piecesOf } from './codes.ts';
import type { ReturnedRow, WordRow } from './row.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
/** Characters that XML can't contain, not even escaped. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Some parsers treat these characters as line ends, unless they are escaped. */
const lineEnds = /[\r\u0085\u2028\u2029]/g;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(lineEnds, (character) => `&#${character.charCodeAt(0)};`);
const attribute = (text: string) =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Some parsers drop whitespace between two codes, or a line end before one, but none drops it in character data. */
function literal(text: string): string {
  const [space = ''] = /(?:^|\n)\s*$/.exec(text) ?? [];
  if (space === '' || space.search(lineEnds) >= 0) return escaped(text);
  return `${escaped(text.slice(0, -space.length))}<![CDATA[${space}]]>`;
}

/**
 * Returns an XLIFF 2.1 document for a translation agency: a file for each folder, a unit for each text, with its syntax
 * as protected codes.
 */
export function writeXliff(rows: readonly WordRow[]): string {
  const [first] = rows;
  const files = [...Map.groupBy(rows, ({ folder }) => folder)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.1" srcLang="${source}" trgLang="${first?.locale ?? source}">`,
    ...files.flatMap(([folder, units], index) => [
      `  <file id="f${index + 1}" original="${attribute(folder)}">`,
      ...units.flatMap((row, at) => unit(row, at + 1)),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
}

function unit({ folder, id, source: english, text, notes, mark }: WordRow, index: number): readonly string[] {
  if (unwritable.test(english + text))
    throw new Mistake(`${folder} ${id} holds a control character, which XML cannot: take it out.`);
  const data = new Map<string, string>();
  const inXliff = (message: string) => {
    const used = new Map<string, number>();
    return piecesOf(message)
      .map(({ kind, text: piece }) => {
        if (kind === 'text') return literal(piece);
        const ref = data.get(piece) ?? `d${data.size + 1}`;
        data.set(piece, ref);
        // A value must stay; another language may have other plurals. A code that occurs twice has a separate id for
        // each; source and target use the same ids.
        const time = (used.get(piece) ?? 0) + 1;
        used.set(piece, time);
        return `<ph id="${ref}${time > 1 ? `-${time}` : ''}" dataRef="${ref}" disp="${attribute(piece)}" canCopy="no" canDelete="${/^\{[^{}]*\}$/.test(piece) ? 'no' : 'yes'}"/>`;
      })
      .join('');
  };
  const [from, to] = [inXliff(english), inXliff(text)];
  return [
    `    <unit id="u${index}" name="${attribute(id)}">`,
    '      <notes>',
    `        <note category="file">${escaped(folder)}</note>`,
    `        <note category="id">${escaped(id)}</note>`,
    ...notes.map((note) => `        <note category="hint">${escaped(note)}</note>`),
    `        <note category="mark">${mark}</note>`,
    '      </notes>',
    ...(data.size > 0
      ? [
          '      <originalData>',
          ...[...data].map(([piece, ref]) => `        <data id="${ref}" xml:space="preserve">${escaped(piece)}</data>`),
          '      </originalData>',
        ]
      : []),
    `      <segment state="${text === '' ? 'initial' : 'translated'}">`,
    `        <source xml:space="preserve">${from}</source>`,
    ...(text === '' ? [] : [`        <target xml:space="preserve">${to}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
}

/** Reads a document that an agency returned: units may have been split into segments, and marked. */
export function readXliff(text: string, name: string): readonly ReturnedRow[] {
  if (/<!DOCTYPE/i.test(text)) throw new Mistake(`${name} has a document type, which XLIFF does not: save it without.`);
  const root = parsed(text, name);
  if (root.namespaceURI !== namespace || root.localName !== 'xliff')
    throw new Mistake(
      `${name} is no XLIFF 2: its root is <${root.nodeName}>, and not <xliff> of ${namespace}. Ask for XLIFF 2.0 or 2.1.`,
    );
  if (root.getAttribute('srcLang') !== source)
    throw new Mistake(
      `${name} is translated from ${root.getAttribute('srcLang') ?? 'nothing'}, and not from ${source}.`,
    );
  const locale = root.getAttribute('trgLang') ?? '';
  return below(root, 'file').flatMap((file) =>
    below(file, 'unit').map((one) => returned(one, file.getAttribute('original') ?? '', locale, name)),
  );
}

function parsed(text: string, name: string): Element {
  try {
    const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      text.replace(/^\ufeff/, ''),
      'application/xml',
    );
    if (document.documentElement) return document.documentElement;
    throw new Mistake(`${name} is empty.`);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const place = error.locator as { lineNumber?: number } | undefined;
    throw new Mistake(`${name}:${place?.lineNumber ?? 1} is no XML: ${error.message.split('\n')[0] ?? ''}.`);
  }
}

function returned(unit: Element, folder: string, locale: string, name: string): ReturnedRow {
  const data = new Map(below(unit, 'data').map((one) => [one.getAttribute('id') ?? '', one.textContent ?? '']));
  const note = (category: string) =>
    below(unit, 'note')
      .find((one) => one.getAttribute('category') === category)
      ?.textContent?.trim() ?? '';
  const line = unit.lineNumber ?? 1;
  const id = unit.getAttribute('name') || note('id');
  const of = (part: 'source' | 'target') =>
    children(unit)
      .filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
      .map((segment) => {
        const target =
          children(segment).find(({ localName }) => localName === part) ??
          (segment.localName === 'ignorable'
            ? children(segment).find(({ localName }) => localName === 'source')
            : undefined);
        return target ? written(target, data, `${name}:${line} ${id}`) : '';
      })
      .join('');
  return { line, locale, folder, id, source: of('source'), text: of('target'), mark: note('mark') };
}

/** Returns the text of a source or target, with its codes replaced by their syntax. */
function written(node: Node, data: ReadonlyMap<string, string>, place: string): string {
  return [...node.childNodes]
    .map((child): string => {
      if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE)
        return child.nodeValue ?? '';
      if (child.nodeType !== child.ELEMENT_NODE) return '';
      const element = child as Element;
      if (element.localName === 'ph') {
        const code = data.get(element.getAttribute('dataRef') ?? '') ?? element.getAttribute('disp');
        if (code === null) throw new Mistake(`${place}: a code refers to no data: keep <originalData> as it was.`);
        return code;
      }
      if (element.localName === 'cp')
        return String.fromCodePoint(Number.parseInt(element.getAttribute('hex') ?? '', 16));
      if (element.localName === 'mrk') return written(element, data, place);
      if (element.localName === 'sm' || element.localName === 'em') return '';
      throw new Mistake(`${place}: <${element.nodeName}> is no code of ours: only <ph>, <mrk> and <cp> come back.`);
    })
    .join('');
}

const children = (element: Element) =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
const below = (element: Element, name: string) => [...element.getElementsByTagNameNS(namespace, name)];

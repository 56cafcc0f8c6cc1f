import type { Sources } from '../source/sources.ts';
import type { Finding } from '../check/finding.ts';
import { glossaries } from './glossaries.ts';
import type { Avoided, Glossary, GlossaryTable } from './glossary.ts';

/** Returns the path of a glossary's page. */
export const pageOf = ({ file }: Glossary) => `docs/glossary/${file}.md`;

/** A glossary as a page. */
export function renderGlossary({ language, file, tables, style }: Glossary): string {
  return [
    `# Glossary: ${language}`,
    '',
    `Written by \`npm run content -- glossary\` from \`tools/content/src/glossary\`, which the check holds every text against: change it there. Forms`,
    `to avoid are whole words in any case; \`*\` stands for any letters${file === 'en' ? '. en-EU follows en-GB' : ''}.`,
    ...tables.flatMap((table) => [
      '',
      ...(table.title === undefined ? [] : [`## ${table.title}`, '']),
      ...rowsOf(table),
    ]),
    '',
    '## Style',
    '',
    ...style.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

function rowsOf({ terms }: GlossaryTable): readonly string[] {
  return [
    '| English | Write | Not |',
    '| --- | --- | --- |',
    ...terms.map(
      ({ term, use, avoid = [], note }) =>
        `| ${[term, [...use, note].filter((text) => text !== undefined).join('; '), avoid.map(shown).join('; ')].map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`,
    ),
  ];
}

function shown({ form, except = [] }: Avoided): string {
  const text = typeof form === 'string' ? form : readable(form);
  return except.length > 0 ? `${text} (allowed: ${[...new Set(except.map(({ why }) => why))].join('; ')})` : text;
}

/** Returns the words of a pattern, without lookarounds. */
function readable({ source }: RegExp): string {
  return source.replaceAll(/\(\?<?[!=](?:[^()]|\([^()]*\))*\)/g, '').replaceAll('\\', '');
}

/** Returns a finding for every page that differs from its glossary. */
export function staleGlossaries(sources: Sources): readonly Finding[] {
  return glossaries.flatMap((glossary) => {
    const file = pageOf(glossary);
    const wanted = renderGlossary(glossary);
    const there = sources.has(file) ? sources.text(file) : undefined;
    if (there === wanted) return [];
    const lines = there?.split('\n') ?? [];
    const line = wanted.split('\n').findIndex((one, index) => one !== lines[index]);
    return [
      {
        file,
        line: Math.max(0, line) + 1,
        found: there === undefined ? 'no such file' : (lines[line] ?? 'nothing'),
        wanted: wanted.split('\n')[line] ?? 'no further line',
        mend: 'change tools/content/src/glossary, then run npm run content -- glossary',
      },
    ];
  });
}

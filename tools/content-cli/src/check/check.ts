import type { Content, Problem } from '@kinemorph/content/checks';
import ts from 'typescript';
import { staleGlossaries } from '../glossary/render.ts';
import { unmarkedDomains } from '../launch/reserved.ts';
import { asFindings, samplesOf, staleSampleTexts } from '../launch/samples.ts';
import { readContent, type ContentLibrary } from '../read-content.ts';
import { locate } from '../source/locate.ts';
import type { Sources } from '../source/sources.ts';
import { wordFolders, type WordFolder } from '../words/folders.ts';
import type { WordProblem } from '../words/rule.ts';
import { acrossFolders, wordRules } from '../words/rules.ts';
import { apartFromDrafts, type Draft } from './drafts.ts';
import { inOrder, type Finding } from './finding.ts';
import { missingLegal } from './legal.ts';
import { missingPictures } from './pictures.ts';
import { misnamedProducts } from './product-folders.ts';
import { missingInRegions } from './regions.ts';
import { missingTexts } from './texts.ts';
import { badPriceFiles } from './price-files.ts';
import { badDates, withStandIns } from './written-dates.ts';

const facts = 'libs/content/src';

/** The result of a check. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** The drafts, each with its missing parts. Missing texts of a draft are no mistakes. */
  readonly drafts: readonly Draft[];
  readonly of: string;
}

/**
 * Returns every mistake in the content and the texts of a checkout; for a launch, every sample is a mistake as well.
 */
export async function check(
  sources: Sources,
  { launch = false }: { readonly launch?: boolean } = {},
): Promise<Checked> {
  const files = sources.find(`${facts}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const unreadable = files.flatMap((file) => syntaxErrors(sources, file));
  const dates = files.map((file) => ({ file, bad: badDates(sources, file) })).filter(({ bad }) => bad.length > 0);
  const dateStandIns = dates.map(({ file, bad }) => [file, withStandIns(sources.tree(file), bad)] as const);
  const badPrices = await badPriceFiles(sources, new Map(dateStandIns));
  const early = [
    ...unreadable,
    ...badPrices.flatMap(({ findings }) => findings),
    ...dates.flatMap(({ bad }) => bad.map(({ finding }) => finding)),
    ...missingPictures(sources),
    ...staleGlossaries(sources),
    ...misnamedProducts(sources),
  ];
  const standIns = new Map([...dateStandIns, ...badPrices.map(({ file, standIn }) => [file, standIn] as const)]);
  const edits = new Map([...sources.edits, ...standIns].map(([file, text]) => [`${sources.root}/${file}`, text]));
  const library = unreadable.length > 0 ? undefined : await load(sources, edits);
  if (!library || 'found' in library) {
    return {
      findings: inOrder([...early, ...(library ? [library] : [])]),
      drafts: [],
      of: `${files.length} files of content; pages and words can be checked once these load`,
    };
  }
  const { realContent: content, products } = library;
  const folders = wordFolders(sources, library);
  const words = [
    ...wordRules(Object.values(products), folders).flatMap((rule) => folders.flatMap(rule.problems)),
    ...acrossFolders(folders),
  ];
  const findings = [
    ...early,
    // Mistakes of a file that is replaced by a stand-in are only consequences.
    ...factFindings(sources, library).filter(({ file }) => !badPrices.some((bad) => bad.file === file)),
    ...missingTexts(sources, library, folders),
    ...missingLegal(sources, library, folders),
    ...staleSampleTexts(sources, library),
    ...unmarkedDomains(sources, files),
    ...(launch ? asFindings(samplesOf(sources, library)) : []),
    ...words.map((problem) => inWords(folders, problem, library)),
  ];
  const inRegions = missingInRegions(sources, library);
  const { mistakes, drafts } = apartFromDrafts(findings, inRegions, library);
  return { findings: inOrder(mistakes), drafts, of: summary(files.length, content, folders) };
}

/** Returns the mistakes that content's own rules find, each with its place. */
export function factFindings(sources: Sources, library: ContentLibrary): readonly Finding[] {
  return library.checkContent(library.realContent).map((problem) => inSource(sources, problem, library));
}

function summary(files: number, { siteMap, regions }: Content, folders: readonly WordFolder[]): string {
  const texts = folders
    .flatMap((folder) => [...folder.files.values()])
    .reduce((sum, { texts: { size } }) => sum + size, 0);
  return `${files} files of content, ${siteMap.length} pages, ${Object.keys(regions).length} regions and ${texts} texts in ${folders.length} folders of words`;
}

/** Loads the content. A failure is also reported as a mistake, at the place where loading stopped. */
async function load(sources: Sources, edits: ReadonlyMap<string, string>): Promise<ContentLibrary | Finding> {
  try {
    return await readContent(sources.root, edits);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, priceFile, field = ''] = /^(\S+\/prices\.json) › (\S+): found /.exec(message) ?? [];
    const [, file, line] =
      new RegExp(`(${facts}/[\\w./-]+\\.ts)(?:\\?reading=\\d+)?:(\\d+)`).exec(stack.replaceAll('\\', '/')) ?? [];
    return {
      ...(priceFile === undefined
        ? { file: file ?? facts, line: Number(line ?? 1) }
        : locate(sources, priceFile, field)),
      found: message,
      expected: 'content that loads',
      fix: 'correct this line; npx tsc --noEmit -p libs/content says more',
    };
  }
}

/** Returns the syntax errors of a TypeScript file. */
function syntaxErrors(sources: Sources, file: string): readonly Finding[] {
  const { diagnostics = [] } = ts.transpileModule(sources.text(file), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.Latest },
  });
  return diagnostics.map(({ messageText, start = 0 }) => ({
    file,
    line: sources.tree(file).getLineAndCharacterOfPosition(start).line + 1,
    found: ts.flattenDiagnosticMessageText(messageText, ' '),
    expected: 'TypeScript',
    fix: 'look for a comma, a quotation mark or a bracket that is missing here or in the line above',
  }));
}

function inSource(
  sources: Sources,
  { file, field, found, expected, fix = 'change it here to what is expected' }: Problem,
  { sayFound }: ContentLibrary,
): Finding {
  return {
    ...locate(sources, `${facts}/${file}`, field, found),
    what: field || 'the whole',
    found: sayFound(found),
    expected,
    fix,
  };
}

function inWords(
  folders: readonly WordFolder[],
  { file, id, line, found, expected, fix }: WordProblem,
  { sayFound }: ContentLibrary,
): Finding {
  const known =
    id === undefined
      ? undefined
      : folders
          .flatMap((folder) => [...folder.files.values()])
          .find(({ path }) => path === file)
          ?.lines.get(id);
  return {
    file,
    line: line ?? known ?? 1,
    ...(id !== undefined && { what: id }),
    found: typeof found === 'string' ? found : sayFound(found),
    expected,
    fix,
  };
}

import { readPriceRules } from '../read-content.ts';
import { locate } from '../source/locate.ts';
import type { Sources } from '../source/sources.ts';
import type { Finding } from './finding.ts';

/** The mistakes of a file of prices, and a text with which content loads in spite of them. */
export interface BadPriceFile {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly standIn: string;
}

/**
 * Returns every file of prices with which content fails to load. `standIns` are texts with which the other content
 * loads, by path.
 */
export async function badPriceFiles(
  sources: Sources,
  standIns: ReadonlyMap<string, string>,
): Promise<readonly BadPriceFile[]> {
  const edits = new Map([...sources.edits, ...standIns].map(([file, text]) => [`${sources.root}/${file}`, text]));
  // If the campaigns themselves fail to load, loading the content reports the reason.
  const rules = await readPriceRules(sources.root, edits).catch(() => undefined);
  return sources.find('libs/content/src/products/*/prices.json').flatMap((file): readonly BadPriceFile[] => {
    let data: unknown;
    try {
      data = JSON.parse(sources.text(file));
    } catch (error) {
      return [{ file, findings: [notJson(file, (error as Error).message)], standIn: '{}' }];
    }
    const problems = (rules?.priceFileProblems(data) ?? []).filter(({ found }) => !namesPreOrder(found));
    if (problems.length === 0) return [];
    const findings = problems.map(({ field, found, expected }) => ({
      ...locate(sources, file, field),
      what: field || 'the whole',
      found: found === undefined ? 'nothing' : JSON.stringify(found),
      expected,
      fix: found === undefined ? 'add it' : 'change it here to what is expected',
    }));
    return [{ file, findings, standIn: withoutRegions(data, new Set(problems.map(({ field }) => regionOf(field)))) }];
  });
}

const regionOf = (field: string) => field.split('.')[0] ?? '';

/** A file of prices without the regions that have mistakes. */
function withoutRegions(data: unknown, bad: ReadonlySet<string>): string {
  if (typeof data !== 'object' || data === null || bad.has('')) return '{}';
  return JSON.stringify(Object.fromEntries(Object.entries(data).filter(([region]) => !bad.has(region))));
}

function notJson(file: string, message: string): Finding {
  return {
    file,
    line: Number(/\(line (\d+)/.exec(message)?.[1] ?? 1),
    found: message,
    expected: 'JSON',
    fix: 'look for a comma, a quotation mark or a bracket that is missing here or in the line above',
  };
}

/** The stages of a pre-order are those of the product, which loading content compares. */
function namesPreOrder(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'preOrder' in found;
}

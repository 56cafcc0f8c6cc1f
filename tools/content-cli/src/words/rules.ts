import type { Product } from '@kinemorph/content';
import { copyRules, oneTranslation } from './copy-rules.ts';
import { figureRules, figuresOfFacts } from './figure-rules.ts';
import { fileRules, saidOnce } from './file-rules.ts';
import type { WordFolder } from './folders.ts';
import { glossaryRules } from './glossary-rules.ts';
import { markRules } from './mark-rules.ts';
import type { WordProblem, WordRule } from './rule.ts';
import { severalWays } from './several-ways.ts';
import { textRules } from './text-rules.ts';

/** Returns every rule that applies to each folder of texts. */
export function wordRules(products: readonly Product[], folders: readonly WordFolder[]): readonly WordRule[] {
  return [
    ...fileRules,
    ...textRules,
    ...figureRules,
    figuresOfFacts(products, folders),
    ...markRules,
    ...glossaryRules,
    ...copyRules,
  ];
}

/** Returns the problems between folders. */
export function acrossFolders(folders: readonly WordFolder[]): readonly WordProblem[] {
  return [
    ...saidOnce(folders.filter(({ path }) => path.startsWith('libs/content/'))),
    ...oneTranslation(folders, severalWays),
  ];
}

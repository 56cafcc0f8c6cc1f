import type { Product } from '@kinemorph/content';
import { figureRules, figuresOfFacts } from './figure-rules.ts';
import { fileRules } from './file-rules.ts';
import type { WordFolder } from './folders.ts';
import type { WordRule } from './rule.ts';
import { textRules } from './text-rules.ts';

/** Every rule that each folder of words keeps. */
export function wordRules(products: readonly Product[], folders: readonly WordFolder[]): readonly WordRule[] {
  return [...fileRules, ...textRules, ...figureRules, figuresOfFacts(products, folders)];
}

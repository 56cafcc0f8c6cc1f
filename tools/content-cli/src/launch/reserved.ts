import ts from 'typescript';
import type { Finding } from '../check/finding.ts';
import { placeOf, walk, type Sources } from '../source/sources.ts';
import { isSample } from './samples.ts';

/** A domain that nobody can register (RFC 2606), used until the company's own is known. */
const reserved = /[\w}-]\.example(?![\w-])/;

/**
 * Returns addresses on a reserved domain that are not marked as samples: they are in no list, so a launch would not
 * replace them.
 */
export function unmarkedDomains(sources: Sources, files: readonly string[]): readonly Finding[] {
  return (
    files
      // Rules contain such addresses as examples.
      .filter((file) => !file.includes('/checks/') && reserved.test(sources.text(file)))
      .flatMap((file) => {
        const tree = sources.tree(file);
        const found: Finding[] = [];
        walk(tree, (node) => {
          if (!ts.isStringLiteralLike(node) || !reserved.test(node.text) || isSample(tree, node)) return;
          found.push({
            ...placeOf(tree, node),
            found: JSON.stringify(node.text),
            expected: 'the company’s own address, or a sample that a launch replaces',
            fix: `write sample('${node.text}'), so that npm run content -- launch lists it`,
          });
        });
        return found;
      })
  );
}

import { propertyNames } from '@kinemorph/ui/tokens';
import type { Plugin } from 'vite';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const styleSheet = /\.css\.ts\.vanilla\.css$/;
const property = /--k-[\w-]+/g;

/** Converts a number to letters: 0 is `a`, 25 is `z`, 26 is `aa`. */
function letters(index: number): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last;
}

const short = new Map<string, string>(propertyNames.map((name, index) => [name, `--k${letters(index)}`]));

/** Shortens the custom properties of tokens in a style sheet: `--k-here-ground` becomes `--ka`. */
export function shortenProperties(css: string): string {
  return css.replaceAll(property, (name) => short.get(name) ?? name);
}

/**
 * Shortens the custom properties of tokens in the built style sheets: their names are a tenth of the compressed CSS of
 * a first visit. Only style sheets may then name a token: the build fails if a script does.
 */
export function shortProperties(): Plugin {
  return {
    name: 'kinemorph:short-properties',
    apply: 'build',
    // Before Vite hashes the files' content for their names.
    enforce: 'pre',
    transform: { filter: { id: styleSheet }, handler: shortenProperties },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const named = file.type === 'chunk' ? file.code.match(property)?.find((name) => short.has(name)) : undefined;
        if (named)
          this.error(
            `${file.fileName} names ${named}, which the built style sheets call ${short.get(named)}: set it in a .css.ts file`,
          );
      }
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage, readMessages } from './compile.ts';
import { pseudoMessage } from './pseudo.ts';

const messagesFile = /\/(?:messages\/(?:[\w-]+\/)?|copy\/(?:[\w-]+\/)?)[a-z]{2}-[A-Z]{2}\.json$/;

/** The mode of Vite in which a site that is served from source says its words in the pseudo-locale. */
export const pseudoMode = 'pseudo';

/**
 * Compiles `messages/<locale>.json` and `copy/<locale>.json` to ASTs at build time, and swaps formatjs' parser and memoize for
 * stubs, so that neither ships: every message comes through here. In Vite's mode `pseudo` they are also made unreadable, but in no build.
 */
export function messages(): Plugin {
  let pseudo = false;
  return {
    name: 'kinemorph:messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
          },
          { find: /^@formatjs\/fast-memoize$/, replacement: fileURLToPath(new URL('./no-memoize.ts', import.meta.url)) },
        ],
      },
    }),
    configResolved({ command, mode }) {
      pseudo = command === 'serve' && mode === pseudoMode;
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!messagesFile.test(file)) return;
      this.addWatchFile(file);
      const compiled = Object.entries(await readMessages(file)).map(([key, text]) => {
        const message = compileMessage(key, text, file);
        return [key, pseudo ? pseudoMessage(message) : message];
      });
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`, moduleType: 'js' };
    },
  };
}

import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage, originsOf, readMessages } from './compile.ts';
import { keepHyphens } from './line-breaks.ts';
import { languageOf, type Locale } from './locales.ts';
import type { CompiledMessage } from './messages.ts';
import { pseudoMessage } from './pseudo.ts';
import { markMessage } from './text-ids.ts';

const messagesFile = /\/(?:(?:messages|copy)\/(?:[\w-]+\/)?|reviews\/)[a-z]{2}-[A-Z]{2}\.json$/;

/** The mode of Vite in which a site that is served from source shows its texts in the pseudo-locale. */
export const pseudoMode = 'pseudo';

/** The mode in which every text carries its id, invisibly; see `text-ids.ts`. */
export const textIdsMode = 'ids';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Compiles `messages/<locale>.json`, `copy/<locale>.json` and `reviews/<locale>.json` to ASTs at build time, with
 * hyphens that never end a line. Replaces formatjs' parser and memoize with stubs, so that neither ships: every message
 * is compiled here. In Vite's modes `pseudo` and `ids`, which no build uses, it also makes the texts unreadable or
 * marks them.
 */
export function messages(): Plugin {
  let served: string | undefined;
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
          {
            find: /^@formatjs\/fast-memoize$/,
            replacement: fileURLToPath(new URL('./no-memoize.ts', import.meta.url)),
          },
        ],
      },
    }),
    configResolved({ command, mode }) {
      served = command === 'serve' ? mode : undefined;
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!messagesFile.test(file)) return;
      this.addWatchFile(file);
      const origins = served === textIdsMode ? await originsOf(file) : undefined;
      const language = languageOf(basename(file, '.json') as Locale);
      const compiled = Object.entries(await readMessages(file)).map(([key, text]): [string, CompiledMessage] => {
        // Only a draft has an empty text, until its author writes it: previews show its id.
        const message = text === '' ? `⟦${key}⟧` : compileMessage(key, keepHyphens(text, language), file);
        if (origins) return [key, markMessage({ key, file: relative(workspace, origins.get(key) ?? file) }, message)];
        return [key, served === pseudoMode ? pseudoMessage(message) : message];
      });
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`,
        moduleType: 'js',
      };
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage, readMessages } from './compile.ts';

const messagesFile = /\/(?:messages\/(?:[\w-]+\/)?|copy\/(?:[\w-]+\/)?)[a-z]{2}-[A-Z]{2}\.json$/;

/**
 * Compiles `messages/<locale>.json` and `copy/<locale>.json` to ASTs at build time, so that no parser ships.
 * `only` true also swaps formatjs' parser for its stub: then every message must have come through here.
 */
export function messages(): Plugin {
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
        ],
      },
    }),
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!messagesFile.test(file)) return;
      this.addWatchFile(file);
      const compiled = Object.entries(await readMessages(file)).map(([key, message]) => [key, compileMessage(key, message, file)]);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`, moduleType: 'js' };
    },
  };
}

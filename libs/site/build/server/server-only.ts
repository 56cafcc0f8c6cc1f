import { relative } from 'node:path';
import type { Plugin } from 'vite';

const forbidden = [
  { matches: /\.server\.tsx?$/, why: 'a .server file' },
  { matches: /\/libs\/content\/(?:src|messages)\//, why: 'the content library' },
];

/** Fails the browser's build if it would include content or a .server file, and names the importer. */
export function serverOnly(root: string): Plugin {
  return {
    name: 'kinemorph:server-only',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved?.id.split('?')[0] ?? '';
      const found = forbidden.find(({ matches }) => matches.test(file));
      if (!found) return resolved;
      const by = importer === undefined ? 'the entry' : relative(root, importer);
      return this.error(
        `${relative(root, file)} is ${found.why} and must not reach the browser, but ${by} imports it. ` +
          'Import its types only (`import type`), or read it in a model.server.ts.',
      );
    },
  };
}

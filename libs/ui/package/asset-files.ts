import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';

const source = fileURLToPath(new URL('../src', import.meta.url));
const assetImport = /^import (\w+) from '([^']+\.(?:svg|woff2))\?[\w-]+';$/gm;
const fontUrl = /url\((\.[^)'"]+\.woff2)\)/g;
const marked = /"asset-file:([^"]+)"/g;

/** The only style sheet that names files. */
const fontSheet = resolve(source, 'theme/base.css.ts');

/** Returns the path of an imported file, and its path in the package, which is the same as in the source. */
function placed(importer: string, specifier: string) {
  const path = resolve(dirname(importer), specifier);
  return { path, fileName: relative(source, path) };
}

function between(importer: string, fileName: string) {
  const path = relative(dirname(importer), fileName);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Returns changed code whose lines have not moved, so that its source map stays valid; undefined if nothing changed.
 */
export function kept(code: string, changed: string) {
  return changed === code ? undefined : { code: changed, map: null };
}

/**
 * Ships drawings and fonts next to the code: Vite's `?url` imports become `new URL(…, import.meta.url)`, which every
 * bundler understands, and the fonts of a style sheet become files of the package, together with their licence.
 */
export function assetFiles(): Rolldown.Plugin {
  return {
    name: 'asset-files',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const changed = code.replace(assetImport, (_, name: string, specifier: string) => {
          const { path, fileName } = placed(id, specifier);
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
          return `const ${name} = new URL("asset-file:${fileName}", import.meta.url).href;`;
        });
        return kept(code, changed);
      },
    },
    // Only this hook has the name of the module's output file.
    renderChunk: (code, chunk) =>
      kept(
        code,
        code.replace(marked, (_, fileName: string) => JSON.stringify(between(chunk.fileName, fileName))),
      ),
    generateBundle(_, bundle) {
      const licence = placed(fontSheet, './fonts/OFL.txt');
      this.emitFile({ type: 'asset', fileName: licence.fileName, source: readFileSync(licence.path) });
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(fontUrl, (_, specifier: string) => {
          const { path, fileName } = placed(fontSheet, specifier);
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
          return `url(${between(file.fileName, fileName)})`;
        });
      }
    },
  };
}

import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';

const source = fileURLToPath(new URL('../src', import.meta.url));
const assetImport = /^import (\w+) from '([^']+\.(?:svg|woff2))\?[\w-]+';$/gm;
const bareUrl = /url\((@[^)'"]+)\)/g;
const marked = /"asset-file:([^"]+)"/g;

/** Where a file stands in the package: as in the source when it is our own, in `fonts` when another package brings it. */
function placed(importer: string, specifier: string) {
  const own = specifier.startsWith('.');
  const path = own ? resolve(dirname(importer), specifier) : fileURLToPath(import.meta.resolve(specifier));
  return { path, fileName: own ? relative(source, path) : `fonts/${basename(path)}` };
}

function between(importer: string, fileName: string) {
  const path = relative(dirname(importer), fileName);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Ships drawings and fonts beside the code: Vite's `?url` imports become `new URL(…, import.meta.url)`, which every
 * bundler knows, and a style sheet's `url(@package/…)` becomes a file of the package.
 */
export function assetFiles(): Rolldown.Plugin {
  return {
    name: 'asset-files',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        return code.replace(assetImport, (_, name: string, specifier: string) => {
          const { path, fileName } = placed(id, specifier);
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
          return `const ${name} = new URL("asset-file:${fileName}", import.meta.url).href;`;
        });
      },
    },
    // Only here is it known which file the module went into.
    renderChunk: (code, chunk) => code.replace(marked, (_, fileName: string) => JSON.stringify(between(chunk.fileName, fileName))),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(bareUrl, (_, specifier: string) => {
          const { path, fileName } = placed('', specifier);
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
          return `url(${between(file.fileName, fileName)})`;
        });
      }
    },
  };
}

import { messages } from '@kinemorph/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { securityHeaders } from '../../src/server/answer/headers.ts';
import { styleRulesFile } from '../../src/server/render/style/style-rules.ts';
import { createAssetName } from './asset-name.ts';
import { shortClassName } from '../styles/class-names.ts';
import { integrityFile } from '../client/integrity.ts';
import { screens } from '../screen-folders.ts';
import { shortProperties } from '../styles/short-properties.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

const entry = 'virtual:worker';

/** The headers of built files at the edge: their names contain a hash of their content. It is reached over https. */
const fileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  ...securityHeaders('https://'),
};

/**
 * Builds a site for the edge from its source and from its build in `dist`. Writes into `out`: `worker/worker.js`, a
 * single file without imports from Node, and `files` for the platform's file service.
 */
export async function buildEdge(root: string, out: string): Promise<void> {
  const dist = join(root, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      workerEntry(root, dist),
      messages(),
      screens(workspace),
      vanillaExtractPlugin({ identifiers: shortClassName }),
      react(),
      shortProperties(),
      noNode(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module'] } },
    build: {
      ssr: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      minify: true,
      outDir: join(out, 'worker'),
      emptyOutDir: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { worker: entry },
        output: { codeSplitting: false, entryFileNames: '[name].js', assetFileNames: createAssetName(workspace) },
      },
    },
  });
  await copyFiles(dist, join(out, 'files'));
}

/** Provides the module that workerd starts: the app, and the facts of the build that its pages need. */
function workerEntry(root: string, dist: string): Plugin {
  return {
    name: 'kinemorph:worker-entry',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    async load(id) {
      if (id !== `\0${entry}`) return undefined;
      const read = (file: string) => readFile(join(dist, 'client', file), 'utf8');
      const manifest = await read('.vite/manifest.json').catch(() => {
        throw new Error(`${dist} holds no built site: run \`npm run build\` first`);
      });
      const build = {
        id: createHash('sha256').update(manifest).digest('hex').slice(0, 12),
        manifest: JSON.parse(manifest) as unknown,
        integrity: JSON.parse(await read(integrityFile)) as unknown,
        styleRules: JSON.parse(await read(styleRulesFile)) as unknown,
      };
      return [
        `import { serveEdge } from '@kinemorph/site/edge';`,
        `import { app } from ${JSON.stringify(join(root, 'src/entry.server.ts'))};`,
        // JSON text is parsed faster than an expression.
        `export default serveEdge(app, JSON.parse(${JSON.stringify(JSON.stringify(build))}));`,
      ].join('\n');
    },
  };
}

/** Fails the build if the worker imports a module that only Node has, and names the importer. */
function noNode(): Plugin {
  return {
    name: 'kinemorph:no-node',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('node:'))
        this.error(`${importer ?? 'the worker'} imports ${source}, which the edge does not have`);
    },
  };
}

/** Copies the built files without their compressed forms: the platform compresses its answers. */
async function copyFiles(dist: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const half of ['server', 'client'])
    await cp(join(dist, half, 'assets'), join(out, 'assets'), {
      recursive: true,
      filter: (path) => !['.br', '.gz'].includes(extname(path)),
    });
  const headers = Object.entries(fileHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(join(out, '_headers'), `/assets/*\n${headers.join('')}`);
}

import { join } from 'node:path';
import { createBuilder } from 'vite';

// Builds an app once more, into another folder: build-into.ts <folder of the app> <folder of the build> [beginning of
// the files' names].
const [root = '', dist = '', prefix] = process.argv.slice(2);
process.chdir(root);
const names =
  prefix === undefined
    ? {}
    : {
        rolldownOptions: {
          output: {
            entryFileNames: `assets/${prefix}[name]-[hash:7].js`,
            chunkFileNames: `assets/${prefix}[hash:9].js`,
            assetFileNames: `assets/${prefix}[hash][extname]`,
          },
        },
      };
const outDir = (half: string) => ({ outDir: join(dist, half), emptyOutDir: true });
const builder = await createBuilder({
  root,
  mode: 'production',
  logLevel: 'error',
  environments: { client: { build: { ...outDir('client'), ...names } }, ssr: { build: outDir('server') } },
});
await builder.buildApp();

import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { assetFiles } from './package/asset-files.ts';
import { entries } from './package/entry-points.ts';
import { effectEvent } from './package/effect-event.ts';
import { packageManifest } from './package/package-manifest.ts';

/** Builds the package for other repositories; inside this one, everything imports the source. */
export default defineConfig({
  entry: entries,
  outDir: 'dist/package',
  format: 'esm',
  platform: 'neutral',
  // One file per module, so that a bundler omits unused modules together with their styles.
  unbundle: true,
  dts: true,
  sourcemap: true,
  plugins: [effectEvent(), assetFiles(), vanillaExtractPlugin(), packageManifest()],
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The desk's page. It is built, so that the first view needs no compiler. */
export default defineConfig({
  root: 'src/app',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});

import type { KnipConfig } from 'knip';

/** Files that no import leads to: what the build, Nx, a browser or a folder's name finds. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['.dependency-cruiser-folders.mjs'],
      // The browser is resolved by its path, in tools/commands/browser.mjs.
      ignoreDependencies: ['@sparticuz/chromium', 'axe-core', 'dependency-cruiser', 'prettier'],
    },
    'apps/cn-site': {
      entry: ['src/{entry.client,live,main,render}.ts', 'e2e/**/*.test.ts'],
      ignoreDependencies: ['react', 'react-dom'],
    },
    'apps/global-site': {
      entry: ['src/{entry.client,live,main,render}.ts', 'e2e/**/*.test.ts', 'e2e/support/next-version/**/*.ts'],
      // The libraries are bundled with the React of the application.
      ignoreDependencies: ['react-dom'],
    },
    'libs/content': { entry: ['src/*/*/{campaign,dealers,home,legal,product,region,reviews}.ts'] },
    'libs/screens': { entry: ['src/*/[A-Z]*.tsx'] },
    'libs/site': {
      entry: ['build/dev.ts', 'build/text-ids/{overlay,pick}.ts'],
      // Read as a file: the vocabulary of schema.org.
      ignoreDependencies: ['schema-dts'],
    },
    'libs/ui': { entry: ['src/**/*.css.ts'], ignoreDependencies: ['@arethetypeswrong/cli'] },
    'tools/browsers': { entry: ['src/main.ts', 'in-engines/*.test.ts', 'vitest.engines.config.ts'] },
    'tools/checks': { entry: ['src/requirements.ts'] },
    'tools/commands': { entry: ['*.mjs'], ignoreBinaries: ['ldd'] },
    'tools/content-cli': { entry: ['src/main.ts'], ignoreDependencies: ['@kinemorph/screens'] },
    'tools/deploy': {
      entry: ['src/*/main.ts', 'e2e/*.test.ts'],
      ignoreBinaries: ['kubectl', 'nginx', 'openssl', 'promtool', 'varnishd'],
    },
    'tools/desk': {
      entry: ['src/main.ts', 'measure/main.ts', 'pictures/main.ts', 'e2e/*.test.ts'],
    },
    // Fonts are read as files.
    'tools/fonts': { entry: ['src/main.ts'], ignoreDependencies: ['@fontsource.*', 'dejavu-fonts-ttf'] },
    'tools/manuals': { ignoreDependencies: ['@fontsource.*'] },
    // The projects of consumers are installed by their own manifests.
    'tools/release': {
      entry: ['src/{main,release}.ts', 'consumer-tests/*.test.ts'],
      ignore: ['consumer/**', 'consumers/**'],
    },
    'tools/sandbox': { entry: ['src/main.ts', 'src/store/browser/*.mjs'] },
    'tools/soak': { entry: ['src/main.ts', 'e2e/*.test.ts'], ignoreBinaries: ['taskset'] },
    'tools/storybook': { ignoreDependencies: ['chromatic'] },
    'tools/visual': { entry: ['page/report.js', 'src/print-base-commit.ts'], ignoreDependencies: ['@fontsource.*'] },
    'tools/bench': { entry: ['src/main.ts'] },
    'tools/observatory': { entry: ['src/main.ts'] },
    'tools/renders': { entry: ['src/main.ts'] },
    'tools/*': { entry: ['src/main.ts', 'e2e/*.test.ts'] },
  },
  ignoreExportsUsedInFile: true,
};

export default config;

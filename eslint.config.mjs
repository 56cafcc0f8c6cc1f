import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may import whom; the prose is in CONTRIBUTING.md. */
const boundaries = [
  { sourceTag: 'scope:i18n', onlyDependOnLibsWithTags: ['scope:i18n'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: ['scope:ui'] },
  { sourceTag: 'scope:api-client', onlyDependOnLibsWithTags: ['scope:api-client'] },
  { sourceTag: 'scope:content', onlyDependOnLibsWithTags: ['scope:content', 'scope:i18n'] },
  {
    sourceTag: 'scope:site',
    onlyDependOnLibsWithTags: ['scope:site', 'scope:ui', 'scope:i18n', 'scope:api-client', 'scope:content'],
  },
  {
    sourceTag: 'scope:screens',
    onlyDependOnLibsWithTags: [
      'scope:screens',
      'scope:site',
      'scope:ui',
      'scope:i18n',
      'scope:api-client',
      'scope:content',
    ],
  },
  {
    sourceTag: 'scope:app',
    onlyDependOnLibsWithTags: ['scope:site', 'scope:screens', 'scope:content', 'scope:ui', 'scope:i18n'],
  },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['*'] },
];

/** The browser's code sees the types of the facts, never the facts. */
const contentTypesOnly = {
  group: ['@kinemorph/content', '@kinemorph/content/*'],
  allowTypeImports: true,
  message: 'Content is read on the server only: import its types, or move this into a *.server.ts file.',
};
const serverOnly = {
  group: [
    '**/*.server',
    '**/*.server.ts',
    '**/*.server.tsx',
    '@kinemorph/site/server',
    '@kinemorph/site/node',
    '@kinemorph/site/render-thread',
    '@kinemorph/site/edge',
    '@kinemorph/site/models',
    '@kinemorph/screens/models',
  ],
  allowTypeImports: true,
  message: 'A .server file never reaches the browser: import its types only.',
};

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/e2e/**', '**/testing/**'];
const server = [
  '**/*.server.ts',
  '**/*.server.tsx',
  'libs/site/src/server/**',
  '**/server/**',
  '**/entry.server.ts',
  'apps/*/src/main.ts',
  'apps/*/src/render.ts',
];

/** What runs on Node alone: the adapter of the server, and what builds call. */
const nodeOnly = [
  'libs/site/src/server/node/**',
  'libs/i18n/src/{compile,vite}.ts',
  'libs/ui/src/themes/{theme-command,write-design-tokens}.ts',
];
const onlyInNode = 'The site runs wherever web standards do: move what needs Node to libs/site/src/server/node.';
const packagesOfNode = {
  group: [
    'node:*',
    '**/node/**',
    '@hono/node-server',
    '@kinemorph/site/node',
    '@kinemorph/site/edge',
    '@opentelemetry/*',
    'pino',
    'prom-client',
  ],
  message: onlyInNode,
};
const globalsOfNode = ['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate'].map((name) => ({
  name,
  message: onlyInNode,
}));

const looseInTests = /** @type {Record<string, 'off'>} */ (
  Object.fromEntries(
    [
      'no-base-to-string',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-enum-assignment',
      'no-unsafe-enum-comparison',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'require-await',
      'unbound-method',
    ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
  )
);

/** @type {Record<string, object>} Their types are behind those of ESLint. */
const plugins = { '@nx': nx, 'react-hooks': reactHooks };

/** The files that are linted with their types. */
const typed = ['**/*.ts', '**/*.tsx', '**/*.mjs'];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.nx/**',
      'reports/**',
      '**/.data/**',
      'tools/release/consumers/**',
    ],
  },
  ...tseslint.configs.strict,
  // One tsconfig for the whole repository, so that its types are read once. Plain .js files, which browsers load
  // unbuilt, have none.
  {
    files: typed,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        // `return end();` ends a function without a result early.
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  // `font-width`, which is to follow `font-stretch`, is not in every browser yet, and the rule allows no property by
  // its name.
  { files: ['**/*.css.ts'], rules: { '@typescript-eslint/no-deprecated': 'off' } },
  // The live example runs what its reader types.
  {
    files: ['tools/storybook/.storybook/live/LiveExample.tsx'],
    rules: { '@typescript-eslint/no-implied-eval': 'off' },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: typed,
    plugins,
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['../../vitest.shared.ts', '../../../vitest.shared.ts'],
          depConstraints: boundaries,
          allowCircularSelfDependency: true,
          banTransitiveDependencies: false,
          checkDynamicDependenciesExceptions: ['.*'],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The CSP blocks style attributes: use a class from a .css.ts file.',
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Render text as text.' },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['libs/site/src/**', 'libs/screens/src/**', 'apps/*/src/**'],
    ignores: [...tests, ...server],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [contentTypesOnly, serverOnly] }] },
  },
  {
    files: ['libs/*/src/**'],
    ignores: [...tests, ...nodeOnly],
    rules: {
      'no-restricted-imports': ['error', { patterns: [packagesOfNode] }],
      'no-restricted-globals': ['error', ...globalsOfNode],
    },
  },
  {
    files: ['libs/**/src/**', 'apps/**/src/**'],
    ignores: ['libs/site/src/clock/**', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Only site/clock reads the time.' },
      ],
    },
  },
  // The test files of a worker share their modules.
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    ignores: ['**/*.isolated.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Name the file *.isolated.test.ts, so that no other file gets the replaced modules.',
        })),
      ],
    },
  },
  {
    files: ['tools/**', '**/build/**', '**/testing/**', '**/*.test.ts', '**/*.test.tsx', '**/e2e/**'],
    rules: { 'no-console': 'off', 'max-lines': 'off' },
  },
  {
    files: typed,
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  // A fake of an API is async without an await, and a test asserts values whose type is `any`.
  { files: tests, rules: looseInTests },
  { files: ['libs/content/**'], rules: { 'max-lines': 'off' } },
  // The platform's log.
  { files: ['libs/site/src/server/edge/**'], rules: { 'no-console': 'off' } },
);

/** Which files may import which; `npx depcruise libs apps tools` checks it, and the gate does. */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Files that import each other, even types alone, can be understood only together: move what both need to a file of its own.',
      severity: 'error',
      from: {
        // The paths that links in content name derive from the table of pages, and that table reads when articles and
        // news are public. It is types in one direction, values in the other.
        pathNot: '^libs/content/src/(target|site-map|articles/articles|news/news)\\.ts$',
      },
      to: { circular: true },
    },
    {
      name: 'screens-stand-alone',
      comment:
        'A screen can be changed or removed without another one: move what both need to libs/screens/src/sections.',
      severity: 'error',
      from: { path: '^libs/screens/src/([^/]+)/', pathNot: '\\.test\\.tsx?$|^libs/screens/src/testing/' },
      to: { path: '^libs/screens/src/[^/]+/', pathNot: '^libs/screens/src/($1|sections|testing)/' },
    },
    {
      name: 'tools-only-for-tools',
      comment: 'Sites and packages must build without the tools.',
      severity: 'error',
      from: { path: '^(libs|apps)/' },
      to: { path: '^tools/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|\\.[^/]+)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};

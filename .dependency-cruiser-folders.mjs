import files from './.dependency-cruiser.mjs';

/**
 * Rules for folders; `npx depcruise -c .dependency-cruiser-folders.mjs libs/site/src` checks them, and the gate does.
 */
export default {
  forbidden: [
    {
      name: 'one-direction',
      comment:
        'Folders that import each other can be understood only together: move what both need to a folder below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^libs/site/src' },
      to: { circular: true },
    },
  ],
  // Tests of a folder use what is above it, such as a made-up site.
  options: { ...files.options, exclude: { path: `${files.options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};

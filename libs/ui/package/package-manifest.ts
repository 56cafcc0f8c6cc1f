import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import type { Rolldown } from 'tsdown';
import { builtCommands, builtExports, source } from './entry-points.ts';

/** Peer dependencies: with a second copy of React, hooks fail. */
const peers = ['react', 'react-dom'];

/** Supported range of React versions; the release's test installs the package with the oldest and the newest one. */
const peerRange = '^19.0.0';

/** "@radix-ui/react-tabs/x" → "@radix-ui/react-tabs", "react/jsx-runtime" → "react". */
function packageOf(specifier: string) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function ranges(names: readonly string[]) {
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const version = source.dependencies[name];
      if (!version)
        throw new Error(`The built code imports "${name}": add it to "dependencies" in libs/ui/package.json.`);
      return [name, `^${version}`];
    }),
  );
}

/** Returns the repository that the publishing workflow builds from; npm checks the package's provenance against it. */
export function repository({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv) {
  return server && name ? { repository: { type: 'git', url: `git+${server}/${name}.git`, directory: 'libs/ui' } } : {};
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * Writes the package's package.json, with the built exports and exactly the dependencies that the built code imports,
 * and adds the documents.
 */
export function packageManifest(): Rolldown.Plugin {
  return {
    name: 'package-manifest',
    generateBundle(_, bundle) {
      const own = new Set(Object.keys(bundle));
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
      );
      const names = new Set(
        imports.filter((path) => !own.has(path) && !path.endsWith('.css') && !isBuiltin(path)).map(packageOf),
      );
      const manifest = {
        name: source.name,
        version: source.version,
        description:
          'Components and themes of a maker of transforming machines: accessible, server-rendered, themeable.',
        license: 'SEE LICENSE IN LICENSE',
        ...repository(process.env),
        type: 'module',
        sideEffects: ['**/*.css', './themes/*.js'],
        exports: { ...builtExports, './tokens/*.json': './tokens/*.tokens.json', './package.json': './package.json' },
        bin: builtCommands,
        dependencies: ranges([...names].filter((name) => !peers.includes(name))),
        peerDependencies: Object.fromEntries(peers.map((name) => [name, peerRange])),
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(manifest, null, 2)}\n` });
      this.emitFile({ type: 'asset', fileName: 'README.md', source: read('README.md') });
      this.emitFile({ type: 'asset', fileName: 'LICENSE', source: read('LICENSE') });
      this.emitFile({ type: 'asset', fileName: 'CHANGELOG.md', source: read('../CHANGELOG.md') });
    },
  };
}

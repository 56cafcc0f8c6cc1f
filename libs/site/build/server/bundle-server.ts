import type { Plugin } from 'vite';

/**
 * Bundles the packages that a server uses into its code: a start then reads a few files instead of hundreds,
 * and React is always the production version.
 */
export function bundleServer(): Plugin {
  return {
    name: 'kinemorph:bundle-server',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : undefined,
  };
}

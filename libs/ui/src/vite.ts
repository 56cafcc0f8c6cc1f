/** The part of Vite's plugin interface that is used here, so that the package does not depend on Vite. */
interface VitePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  config(): { ssr: { noExternal: string[] }; optimizeDeps: { exclude: string[] } };
  configEnvironment(name: string): { resolve: { noExternal: string[] } } | undefined;
  transform(code: string, id: string): string | undefined;
}

const packageName = '@kinemorph/ui';
const assetUrl = /new URL\("(\.[^"]+)", import\.meta\.url\)\.href/g;

/**
 * A Vite plugin for sites that render on a server, also with Astro. Vite resolves `new URL(…, import.meta.url)` only in
 * browser code, so a server would render addresses of its own files for icons and fonts. The plugin turns them into
 * imports that Vite resolves in both. It also bundles the package into the server's code, because Node can't import its
 * styles.
 */
export function kinemorphUi(): VitePlugin {
  return {
    name: packageName,
    enforce: 'pre',
    // A dependency that Vite bundles ahead for its dev server loses the files beside its code.
    config: () => ({ ssr: { noExternal: [packageName] }, optimizeDeps: { exclude: [packageName] } }),
    // Astro renders pages in an environment of another name than `ssr`.
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: [packageName] } }),
    transform(code, id) {
      if (!id.includes(`/${packageName}/`)) return undefined;
      const imports: string[] = [];
      const changed = code.replace(assetUrl, (_, path: string) => {
        const name = `uiAsset${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`${path}?url&no-inline`)};`);
        return name;
      });
      // Appended at the end, since a directive such as "use client" must come first in its module.
      return imports.length === 0 ? undefined : `${changed}\n${imports.join('\n')}\n`;
    },
  };
}

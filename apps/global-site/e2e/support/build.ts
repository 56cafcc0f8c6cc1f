import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type App = 'global-site' | 'cn-site';

/** The files of a build: their sources and sizes. */
export interface BuiltScripts {
  /** Returns bytes, compressed with gzip at its best; each file is compressed only once. */
  readonly weigh: (addresses: Iterable<string>) => number;
  /** The sources that have a separate file at this address; shared chunks have none. */
  readonly sourcesOf: (address: string) => readonly string[];
  /** Returns the address of a chunk by its name, such as `page-client`. */
  readonly chunk: (name: string) => string;
  /** Returns the style sheets that a browser loads with a chunk: its own, and those of the chunks that it imports. */
  readonly sheetsOf: (name: string) => ReadonlySet<string>;
}

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Reads the manifest of a built site. */
export function builtScripts(app: App): BuiltScripts {
  const client = fileURLToPath(new URL(`../../../${app}/dist/client/`, import.meta.url));
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  const sizes = new Map<string, number>();
  const size = (address: string) => {
    const known = sizes.get(address) ?? gzipSync(readFileSync(client + address.slice(1)), { level: 9 }).length;
    sizes.set(address, known);
    return known;
  };
  const chunkOf = (name: string) => {
    const found = Object.values(manifest).find((entry) => entry.name === name && entry.file.endsWith('.js'));
    if (!found) throw new Error(`${app} has no chunk "${name}"`);
    return found;
  };
  const sheetsWith = ({ css = [], imports = [] }: ManifestEntry): readonly string[] => [
    ...css,
    ...imports.flatMap((source) => (manifest[source] ? sheetsWith(manifest[source]) : [])),
  ];
  return {
    weigh: (addresses) => [...new Set(addresses)].reduce((sum, address) => sum + size(address), 0),
    sourcesOf: (address) =>
      Object.entries(manifest).flatMap(([source, { file }]) => (`/${file}` === address ? [source] : [])),
    chunk: (name) => `/${chunkOf(name).file}`,
    sheetsOf: (name) => new Set(sheetsWith(chunkOf(name))),
  };
}

/** Returns the scripts of a page: those that its document loads, and those that load at the first sign of a person. */
export function scriptsOf(html: string): readonly string[] {
  const loaded = [
    ...html.matchAll(
      /<(?:link rel="modulepreload" fetchpriority="low" href|script type="module" fetchpriority="low" src)="([^"]+)"/g,
    ),
  ].map(([, address = '']) => address);
  const later = /<script [^>]*data-scripts="([^"]*)"/.exec(html)?.[1] ?? '';
  return [...loaded, ...later.split(' ').filter(Boolean)];
}

/** Returns the sources of these scripts that belong to other pages or to other languages. */
export function foreignSources(
  { sourcesOf }: BuiltScripts,
  addresses: Iterable<string>,
  { screen, locale }: { screen: string; locale: string },
): readonly string[] {
  return [...addresses].flatMap(sourcesOf).filter((source) => {
    const [, folder] = /screens\/src\/([^/]+)\/(?:[A-Z]\w*\.tsx|messages\/)/.exec(source) ?? [];
    const [, language] = /\/messages\/([\w-]+)\.json$/.exec(source) ?? [];
    return (folder !== undefined && folder !== screen) || (language !== undefined && language !== locale);
  });
}

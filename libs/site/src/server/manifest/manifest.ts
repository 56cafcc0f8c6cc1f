/** An entry of Vite's client manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files of the build that a page needs, as addresses in the order of their use. */
export interface PageAssets {
  /** The script that runs first, followed by its imports. */
  readonly entry: string;
  readonly entryImports: readonly string[];
  /** The scripts of React and the page's screen, which the entry loads later. */
  readonly scripts: readonly string[];
  /** The script that exports the page's screen; none if a site is served from source. */
  readonly screen?: string | undefined;
  readonly styles: readonly string[];
}

/**
 * Collects the files of the entry and of the given sources, imports first: a shared style comes before the styles that
 * override it.
 */
export function collectAssets(manifest: Manifest, entryKey: string, sources: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
    if (chunk.file.endsWith('.js')) scripts.add(`/${chunk.file}`);
    else if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`);
  };
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`the build's manifest has no "${entryKey}": build the site again`);
  visit(entryKey);
  scripts.delete(`/${entry.file}`);
  const entryImports = [...scripts];
  scripts.clear();
  for (const source of sources) {
    const key = keyOf(manifest, source);
    if (key) visit(key);
  }
  return { entry: `/${entry.file}`, entryImports, scripts: [...scripts], styles: [...styles] };
}

/** Returns the address of a source file's script; undefined if it has no separate script. */
export function scriptOf(manifest: Manifest, source: string): string | undefined {
  const chunk = manifest[keyOf(manifest, source) ?? ''];
  return chunk && `/${chunk.file}`;
}

function keyOf(manifest: Manifest, source: string): string | undefined {
  return Object.keys(manifest).find((name) => name === source || name.endsWith(`/${source}`));
}

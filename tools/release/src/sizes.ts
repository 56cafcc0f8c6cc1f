import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { readJson, ui } from './ui-package.ts';

/** The gzipped bytes that an import of the package adds to a page. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/**
 * The sizes of a release: of each export alone, by entry point and name, and of the main entry point as a whole,
 * including chunks that are loaded on demand.
 */
export type Sizes = Readonly<Record<string, Size>>;

/** The line of the table for all exports of the main entry point together. */
export const everything = 'everything';

/** Bundles code that imports the built package, and returns the result; React is external. */
export async function shipped(code: string): Promise<{ modules: string[]; js: string; later: string; css: string }> {
  const manifest = readJson(`${ui.built}package.json`) as { exports: Record<string, string | { default: string }> };
  const alias = Object.entries(manifest.exports).flatMap(([entryPoint, at]) =>
    typeof at === 'string' ? [] : [{ find: entryPoint.replace('.', ui.name), replacement: join(ui.built, at.default) }],
  );
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? code : null),
      },
    ],
    resolve: { alias: alias.reverse() },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry', external: /^react(?:-dom)?(?:\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  // Chunks that are loaded on demand are not part of the cost of an import.
  const atOnce = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  );
  return {
    modules: chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.startsWith(ui.built) && id.endsWith('.js'))
      .map((id) => id.slice(ui.built.length)),
    js: chunks
      .filter(({ fileName }) => atOnce.has(fileName))
      .map(({ code: text }) => text)
      .join('\n'),
    later: chunks
      .filter(({ fileName }) => !atOnce.has(fileName))
      .map(({ code: text }) => text)
      .join('\n'),
    css: output
      .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      .map((file) => String((file as Rolldown.OutputAsset).source))
      .join(''),
  };
}

/** Measures each export of the built package. */
export async function measureSizes(names: ReadonlyMap<string, readonly string[]>): Promise<Sizes> {
  const sizes: Record<string, Size> = {};
  const measure = async (key: string, code: string, withLater = false) => {
    const { js, later, css } = await shipped(code);
    sizes[key] = { js: gzipSync(withLater ? js + later : js).length, css: css === '' ? 0 : gzipSync(css).length };
  };
  for (const [entryPoint, exported] of names) {
    if (entryPoint === `${ui.name}/vite`) continue;
    for (const name of exported)
      await measure(
        `${entryPoint.slice(ui.name.length + 1) || '.'} ${name}`,
        `export { ${name} } from '${entryPoint}';`,
      );
  }
  await measure(everything, `export * from '${ui.name}';`);
  await measure(`${everything}, with what loads on demand`, `export * from '${ui.name}';`, true);
  return sizes;
}

/** Tolerated growth in bytes before a size must be accepted again: results of compressors vary slightly. */
const tolerance = 32;

/** The maximum sizes of JavaScript that the package guarantees. */
const limits: Readonly<Record<string, number>> = { '. Button': 600, [everything]: 41_000 };

/** Returns one line for each size that grew since the last accepted table or exceeds a guaranteed limit. */
export function sizeProblems(accepted: Sizes, present: Sizes): string[] {
  const grown = Object.entries(present).flatMap(([name, size]) => {
    const before = accepted[name];
    if (!before) return [`${name} is new: ${size.js} B of JavaScript, ${size.css} B of CSS`];
    return (['js', 'css'] as const)
      .filter((kind) => size[kind] > before[kind] + tolerance)
      .map((kind) => `${name} grew from ${before[kind]} to ${size[kind]} B of ${kind === 'js' ? 'JavaScript' : 'CSS'}`);
  });
  const gone = Object.keys(accepted)
    .filter((name) => !(name in present))
    .map((name) => `${name} is gone`);
  const above = Object.entries(limits)
    .filter(([name, limit]) => (present[name]?.js ?? 0) > limit)
    .map(([name, limit]) => `${name} has ${present[name]?.js ?? 0} B of JavaScript, and ${limit} B are promised`);
  return [...above, ...grown, ...gone];
}

import { createHash } from 'node:crypto';

/** A package as npm's lock file has it; the key is its folder. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** The folder of a workspace that the package is a link to. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of npm's lock file, by their folders. */
export type Lock = Readonly<Record<string, LockedPackage>>;

/** A product with a bill of materials. */
export interface Product {
  readonly name: string;
  readonly version: string;
  readonly type: 'application' | 'library';
  /** The folder from which its dependencies are looked up. */
  readonly folder: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly { readonly expression: string }[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/**
 * Returns the bill of materials of a product as CycloneDX 1.6: all its direct and indirect dependencies from the lock
 * file, without those for development. The same lock file gives the same bill, regardless of time and machine.
 */
export function billOfMaterials({ folder, dependencies, ...product }: Product, lock: Lock) {
  const refs = new Map<string, string>();
  const components = new Map<string, Component>();
  const edges = new Map<string, readonly string[]>();
  const visit = (at: string): string => {
    const known = refs.get(at);
    if (known !== undefined) return known;
    const { name, version = '', license, integrity, ...needs } = lock[at] ?? {};
    const full = name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const ref = `${full}@${version}`;
    refs.set(at, ref);
    // A workspace is in no registry.
    const isPublic = at.includes('node_modules/');
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      name: full,
      version,
      ...(isPublic && { purl: `pkg:npm/${full.replace('@', '%40')}@${version}` }),
      ...(license !== undefined && { licenses: [{ expression: license }] }),
      ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    });
    edges.set(
      ref,
      needed(needs)
        .flatMap((dependency) => resolve(lock, at, dependency) ?? [])
        .map(visit)
        .sort(),
    );
    return ref;
  };
  const own = `${product.name}@${product.version}`;
  const missing = Object.keys(dependencies).filter((name) => resolve(lock, folder, name) === undefined);
  if (missing.length > 0)
    throw new Error(
      `${product.name} needs ${missing.join(', ')}, which package-lock.json does not have: run npm install`,
    );
  const direct = Object.keys(dependencies)
    .flatMap((name) => resolve(lock, folder, name) ?? [])
    .map(visit);
  const sorted = [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const graph = [
    { ref: own, dependsOn: [...new Set(direct)].sort() },
    ...sorted.map(({ 'bom-ref': ref }) => ({ ref, dependsOn: [...new Set(edges.get(ref))] })),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([product, sorted, graph]))}`,
    version: 1,
    metadata: { component: { ...product, 'bom-ref': own } },
    components: sorted,
    dependencies: graph,
  };
}

/** Returns the dependencies that a package needs at run time; npm installs peers too, unless they are optional. */
function needed({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
  optionalDependencies = {},
}: LockedPackage): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...new Set([...Object.keys(dependencies), ...peers, ...Object.keys(optionalDependencies)])];
}

/**
 * Returns the folder of a dependency as Node resolves it: in the nearest `node_modules` above. Undefined if it is not
 * installed.
 */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const at = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = lock[at];
    if (found) return found.link ? found.resolved : at;
    if (folder === '') return undefined;
  }
}

/** Turns npm's `sha512-<base64>` into the form of CycloneDX. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', hash = ''] = (integrity.split(' ')[0] ?? '').split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') };
}

/** Derives a UUID from a text, so that the same bill has the same number. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

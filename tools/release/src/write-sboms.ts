import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, type Lock, type Product } from './sbom.ts';
import { readJson, ui } from './ui-package.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the products with bills of materials: both sites, and the package if it has been built. The package's
 * dependencies are read from the build.
 */
function products(): readonly Product[] {
  const sites = ['apps/global-site', 'apps/cn-site'].map((folder): Product => {
    const { name, version, dependencies = {} } = readJson(join(root, folder, 'package.json')) as Manifest;
    return { name, version, type: 'application', folder, dependencies };
  });
  const { name, version, dependencies = {} } = readJson(join(ui.built, 'package.json')) as Manifest;
  return [...sites, { name, version, type: 'library', folder: 'libs/ui', dependencies }];
}

/** Writes the bill of materials of each product into a folder, and returns the files. */
export function writeSboms(folder: string): readonly string[] {
  const { packages } = readJson(join(root, 'package-lock.json')) as { packages: Lock };
  mkdirSync(folder, { recursive: true });
  return products().map((product) => {
    const file = join(folder, `${product.name.replace(/^@kinemorph\//, '')}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(billOfMaterials(product, packages), null, 2)}\n`);
    return file;
  });
}

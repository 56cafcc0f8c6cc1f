import type { PressKit } from './press-kits.ts';

/** A press kit's archive, as it is served. */
export interface PressKitFile {
  readonly href: string;
  readonly bytes: number;
}

const folder = '../../dist/press-kits';
const urls = import.meta.glob<string>('../../dist/press-kits/*.zip', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
// A glob, since a fresh clone has none before the first build.
const sizes = import.meta.glob<Readonly<Record<string, number>>>('../../dist/press-kits/sizes.json', {
  import: 'default',
  eager: true,
});

/** Returns the archive of a press kit. For the server only: a name in a public file would reveal sealed content. */
export function pressKitFile({ id }: PressKit): PressKitFile {
  const name = `${id}-press-kit.zip`;
  const href = urls[`${folder}/${name}`];
  const bytes = sizes[`${folder}/sizes.json`]?.[name];
  if (href === undefined || bytes === undefined)
    throw new Error(`the press kit ${name} is not made yet: run npx nx build @kinemorph/manuals`);
  return { href, bytes };
}

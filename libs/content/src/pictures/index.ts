import type { PictureName } from './pictures.ts';

export { pictures, type PictureName } from './pictures.ts';

const urls = import.meta.glob<string>('./*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** The address of a picture's file. For the server: a name in a public file would tell of what is to come. */
export function pictureUrl(name: PictureName): string {
  const url = urls[`./${name}.svg`];
  if (url === undefined) throw new Error(`picture "${name}" has no file: add libs/content/src/pictures/${name}.svg`);
  return url;
}

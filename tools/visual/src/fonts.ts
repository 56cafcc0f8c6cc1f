import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
/** Noto stands in for the systems' Japanese, Korean and Chinese fonts, under a name that the stacks of ui know. */
const families = {
  'noto-sans-jp': 'Noto Sans JP',
  'noto-sans-kr': 'Noto Sans KR',
  'noto-sans-sc': 'Noto Sans SC',
} as const;

/** Where the server offers the fonts that only a picture needs. */
export const fontsPath = '/__visual/';

/** The style sheet of those fonts. */
export function fontSheet(): string {
  return Object.entries(families)
    .map(([name, family]) => {
      const sheet = readFileSync(join(folderOf(name), 'wght.css'), 'utf8');
      return sheet
        .replace(/font-family: '[^']+'/g, `font-family: '${family}'`)
        .replace(/font-display: swap/g, 'font-display: block')
        .replaceAll('url(./files/', `url(${fontsPath}${name}/`);
    })
    .join('\n');
}

/** The file behind an address of the style sheet; undefined when it is none. */
export function fontFile(path: string): string | undefined {
  const [, name = '', file = ''] = /^\/__visual\/([\w-]+)\/([\w-]+\.woff2)$/.exec(path) ?? [];
  return name in families ? join(folderOf(name), 'files', file) : undefined;
}

function folderOf(name: string): string {
  return dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
}

/**
 * Writes a font configuration that knows the browser's own fonts and no other, so that nothing
 * installed on the machine gets into a picture.
 */
export function writeFontConfig(folder: string, fonts: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  return path;
}

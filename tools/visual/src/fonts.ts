import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
/** Noto replaces the Japanese, Korean and Chinese fonts of systems, under a name that is in the font stacks of ui. */
const families = {
  'noto-sans-jp': 'Noto Sans JP',
  'noto-sans-kr': 'Noto Sans KR',
  'noto-sans-sc': 'Noto Sans SC',
} as const;

/** The path at which the server serves the fonts for pictures. */
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

/** Returns the file of an address in the style sheet; undefined for any other address. */
export function fontFile(path: string): string | undefined {
  const [, name = '', file = ''] = /^\/__visual\/([\w-]+)\/([\w-]+\.woff2)$/.exec(path) ?? [];
  return name in families ? join(folderOf(name), 'files', file) : undefined;
}

function folderOf(name: string): string {
  return dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
}

/**
 * Writes a font configuration with only the browser's own fonts, so that no font of the machine is used in a picture.
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

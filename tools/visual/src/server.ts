import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { sheet, sheetPath } from './calibration-sheet.ts';
import { fontFile, fontSheet, fontsPath } from './fonts.ts';
import { mosaic } from './mosaic.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns true if a file is a photograph, or a shaded drawing that looks like one, but no icon or logo. */
function isPhotograph(path: string, file: Buffer): boolean {
  if (path.endsWith('.svg')) return /<(?:linear|radial)Gradient/.test(file.toString()) && !file.includes('<symbol');
  return /\.(?:avif|webp|jpe?g|png)$/.test(path);
}

/** A built Storybook, served to this machine only. */
export interface StorybookServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built Storybook on a free port of the loopback address, with the fonts that only a picture needs, and
 * mosaics for photographs.
 */
export async function serveStorybook(folder: string): Promise<StorybookServer> {
  const fonts = `${fontSheet()}\nimg { image-rendering: pixelated; }`;
  const mosaics = new Map<string, Promise<Buffer>>();
  const answer = async (path: string): Promise<{ type: string; body: string | Buffer }> => {
    if (path === `${fontsPath}fonts.css`) return { type: 'text/css', body: fonts };
    if (path === sheetPath) return { type: 'text/html; charset=utf-8', body: sheet };
    const font = fontFile(path);
    if (font !== undefined) return { type: 'font/woff2', body: await readFile(font) };
    const file = join(folder, normalize(path));
    const body = await readFile(file);
    if (isPhotograph(path, body)) {
      let made = mosaics.get(path);
      if (!made) mosaics.set(path, (made = mosaic(body)));
      return { type: 'image/png', body: await made };
    }
    if (path === '/iframe.html')
      return {
        type: 'text/html; charset=utf-8',
        body: body.toString().replace('<head>', `<head><link rel="stylesheet" href="${fontsPath}fonts.css">`),
      };
    return { type: types[extname(file)] ?? 'application/octet-stream', body };
  };
  const server = createServer((request, response) => {
    answer(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

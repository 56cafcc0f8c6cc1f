import { Mistake } from '@kinemorph/commands/mistake';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.html': 'text/html; charset=utf-8',
};

/** The desk's built page and its files. */
export class DeskFiles {
  readonly #folder: string;
  readonly #document: string;

  constructor(folder: string, token: string) {
    this.#folder = folder;
    this.#document = withToken(read(join(folder, 'index.html')), token);
  }

  /** The document of the desk, with the token for its requests. */
  get document(): string {
    return this.#document;
  }

  /** Returns a file of the build; undefined if there is none at the path. */
  file(path: string): { readonly body: Uint8Array<ArrayBuffer>; readonly type: string } | undefined {
    const inside = normalize(path);
    const type = types[extname(inside)];
    if (!/^\/assets\/[\w.-]+$/.test(inside) || type === undefined) return undefined;
    try {
      return { body: new Uint8Array(readFileSync(join(this.#folder, inside))), type };
    } catch {
      return undefined;
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Mistake(
      `The desk's page is not built: npm run desk builds it, and so does npx nx build @kinemorph/desk.`,
    );
  }
}

function withToken(html: string, token: string): string {
  return html.replace('</head>', `<meta name="desk-token" content="${token}"></head>`);
}

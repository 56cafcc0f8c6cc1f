import { getRequestListener } from '@hono/node-server';
import { Mistake } from '@kinemorph/commands/mistake';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Comparer } from '../changes/comparer.ts';
import { DeskContent } from '../content/desk-content.ts';
import { Editor } from '../edit/editor.ts';
import { Previews } from '../preview/previews.ts';
import type { Settings } from '../settings.ts';
import { createApp } from './app.ts';
import { Changes } from './changes.ts';
import { createToken } from './guard.ts';
import { DeskFiles } from './page.ts';

/** A desk that answers. */
export interface Desk {
  readonly origin: string;
  close(): Promise<void>;
}

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));

/**
 * Starts the desk on this machine's loopback. It listens at once, and its responses wait until the content has been
 * read.
 */
export async function startDesk(settings: Settings): Promise<Desk> {
  const { port, root, previewPort } = settings;
  const token = createToken();
  const content = new DeskContent(settings);
  const comparer = new Comparer(root);
  const previews = new Previews(root, previewPort);
  const changes = new Changes(content, (all) => previews.refresh(all));
  const editor = new Editor(content, () => changes.showPages());
  const files = new DeskFiles(built, token);
  const app = createApp({
    content,
    editor,
    files,
    token,
    changes,
    compare: (before, after, regions) => comparer.compare(content.timeline().version, before, after, regions),
    previews: () => previews.start(),
    previewPort: () => previews.port,
  });
  const reading = content.read();
  const listener = getRequestListener(async (request, env) => {
    // The page itself needs no content: it is available meanwhile.
    if (new URL(request.url).pathname.startsWith('/api/')) await reading;
    return app.fetch(request, env);
  });
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000 },
    (request, response) => void listener(request, response),
  );
  await listen(server, port);
  await reading;
  changes.watch();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      changes.close();
      comparer.close();
      await previews.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Listens on the loopback only; if the port is taken, the error names the setting to change. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Mistake(
              `Port ${port} is already in use: end what listens there, or set DESK_PORT to another, as in DESK_PORT=${port + 1000} npm run desk.`,
            )
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

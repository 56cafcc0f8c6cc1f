import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import { madeUpAssets, serve } from '../testing/made-up-site.tsx';

/** The files that this process has open, on systems with /proc. */
const openFiles = '/proc/self/fd';

/** An account API that never finishes a response. */
let api: Server;
let answers: ServerResponse[] = [];
beforeAll(async () => {
  api = createServer((request, response) => {
    answers.push(response);
    if (request.url?.endsWith('/drip')) response.writeHead(200).write('{"code":');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

/** Sends these bytes, then hangs up after the server has had time to read them. */
async function hangUp(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('client that hangs up', () => {
  it.each([
    [
      'in the middle of a call',
      'POST /usapi/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
    ],
    ['before a call is answered', 'GET /usapi/hang HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['in the middle of an answer', 'GET /usapi/drip HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['before a page is rendered', 'GET /us HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['in the middle of a film', 'GET /assets/long-abc123.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s: logs no error, aborts its API request, and the site still responds', async (_, bytes) => {
    answers = [];
    const written = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')].map((method) =>
      method.mockImplementation(() => undefined),
    );
    const { files } = await madeUpAssets();
    await using server = await serve({
      env: { API_US: `http://127.0.0.1:${(api.address() as AddressInfo).port}/usapi` },
      files,
    });
    await hangUp(server.port, bytes);
    expect(server.log.error.mock.calls).toEqual([]);
    for (const method of written) expect(method).not.toHaveBeenCalled();
    expect((await ask(server.origin, '/us')).status).toBe(200);
    // The API does not continue its work either.
    await expect.poll(() => answers.filter(({ destroyed }) => !destroyed)).toEqual([]);
  });

  it('before or during a film: logs no error, and the site still responds', async () => {
    const { files } = await madeUpAssets();
    await using server = await serve({ files });
    await hangUpDuringFilms(server.port);
    expect((await ask(server.origin, '/us')).status).toBe(200);
    expect(server.log.error).not.toHaveBeenCalled();
  });

  // Only such a system shows which files a process has open.
  it.runIf(existsSync(openFiles))('before or during a film: leaves no film file open, where /proc exists', async () => {
    const { folder, files } = await madeUpAssets();
    await using server = await serve({ files });
    const path = join(folder, 'long-abc123.mp4');
    const film = await open(path);
    const seen = openFilms();
    await film.close();
    expect(seen).toContain(path);
    await hangUpDuringFilms(server.port);
    await expect.poll(openFilms, { timeout: 5000 }).toEqual([]);
  });
});

/** Requests films, and hangs up at moments from before the file is found until half of it is sent. */
async function hangUpDuringFilms(port: number): Promise<void> {
  const film = 'GET /assets/long-abc123.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';
  for (let i = 0; i < 150; i += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(film.repeat(1 + (i % 3))));
    socket.on('error', () => undefined);
    await new Promise((resolve) => setTimeout(resolve, i % 5));
    socket.resetAndDestroy();
  }
}

/** Returns the films that this process has open. */
function openFilms(): readonly string[] {
  return readdirSync(openFiles).flatMap((fd) => {
    try {
      const file = readlinkSync(`${openFiles}/${fd}`);
      return file.endsWith('.mp4') ? [file] : [];
    } catch {
      return [];
    }
  });
}

import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import { madeUpAssets, serve } from '../testing/made-up-site.tsx';

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

  it('before or during a film: the server keeps running, and no film file stays open', async () => {
    const { files } = await madeUpAssets();
    await using server = await serve({ files });
    const film = 'GET /assets/long-abc123.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let i = 0; i < 150; i += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(film.repeat(1 + (i % 3))));
      socket.on('error', () => undefined);
      // From before the file is found until half of it is sent.
      await new Promise((resolve) => setTimeout(resolve, i % 5));
      socket.resetAndDestroy();
    }
    expect((await ask(server.origin, '/us')).status).toBe(200);
    expect(server.log.error).not.toHaveBeenCalled();
    await expect.poll(openFilms, { timeout: 5000 }).toEqual([]);
  });
});

/** Returns the films that this process has open; none on a system without /proc. */
function openFilms(): readonly string[] {
  const folder = '/proc/self/fd';
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((fd) => {
    try {
      const file = readlinkSync(`${folder}/${fd}`);
      return file.endsWith('.mp4') ? [file] : [];
    } catch {
      return [];
    }
  });
}

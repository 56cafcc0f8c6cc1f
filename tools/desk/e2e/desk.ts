import { checkout } from '@kinemorph/site/testing';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../../vitest.shared.ts';
import type { ChangeRequest, DeskTimeline, Handover, Outcome, Proposal } from '../src/api.ts';

/** A desk that runs as `npm run desk` does, on a copy of the sources. */
export interface RunningDesk {
  readonly origin: string;
  readonly timeline: () => Promise<DeskTimeline>;
  readonly handover: () => Promise<Handover>;
  readonly propose: (request: ChangeRequest) => Promise<Outcome<Proposal>>;
  readonly write: (request: ChangeRequest, files: Proposal['files']) => Promise<Outcome<{ readonly title: string }>>;
  readonly undo: () => Promise<Outcome<{ readonly title: string }>>;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/** Starts a desk with an instant as its current time, and waits until it responds. */
export async function startDesk(root: string, clock = '2024-11-25T12:00:00Z'): Promise<RunningDesk> {
  const [port, previewPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(checkout, 'tools/desk/src/main.ts')], {
    cwd: checkout,
    env: {
      ...process.env,
      DESK_PORT: String(port),
      DESK_PREVIEW_PORT: String(previewPort),
      DESK_ROOT: root,
      SITE_CLOCK: clock,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isOver = false as boolean;
  void ended.then(() => (isOver = true));
  while (
    !(await fetch(`${origin}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (isOver) throw new Error('the desk ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [, token = ''] = /name="desk-token" content="([^"]+)"/.exec(await (await fetch(origin)).text()) ?? [];
  const get = async <Value>(path: string) => (await (await fetch(`${origin}${path}`)).json()) as Value;
  const post = async <Value>(path: string, body: unknown) =>
    (await (
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-desk-token': token },
        body: JSON.stringify(body),
      })
    ).json()) as Outcome<Value>;
  return {
    origin,
    token,
    timeline: () => get('/api/timeline'),
    handover: () => get('/api/handover'),
    propose: (request) => post('/api/changes/propose', request),
    write: (request, files) => post('/api/changes/write', { request, files }),
    undo: () => post('/api/changes/undo', {}),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

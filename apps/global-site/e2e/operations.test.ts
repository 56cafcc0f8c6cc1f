import { ask, eventually, startBuiltSite } from '@kinemorph/site/testing';
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';

const server = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** Runs the server with these settings until it exits. */
async function runUntilExit(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.stdout.on('data', (data: Buffer) => (errors += data.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  return { code, errors };
}

describe('health endpoints', () => {
  it('report that the server is running and ready, uncached', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: afterTheSales });
    try {
      for (const path of ['/livez', '/readyz']) {
        const { status, headers } = await ask(site.origin, path);
        expect(status, path).toBe(200);
        expect(headers['cache-control'], path).toBe('no-store');
      }
    } finally {
      expect(await site.stop('SIGINT')).toBe(0);
    }
  });
});

/** Returns the `nice` values of a process's threads, on Linux. */
async function niceValues(pid: number): Promise<readonly number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lines = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8')));
  // The fields after the thread's name begin with its state, which is the third field; `nice` is the 19th.
  return lines.map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]));
}

describe.runIf(process.platform === 'linux')('busy processors', () => {
  it('pages from memory come before renders, and renders still get their share beside other processes', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: afterTheSales });
    try {
      const own = getPriority();
      const added = (await niceValues(site.pid)).map((value) => value - own);
      expect(added[0], 'the thread that answers').toBe(0);
      // With 10, a busy thread gets a tenth of the time of another busy process; with 19, a seventieth.
      const renders = Math.max(...added);
      expect(renders).toBeGreaterThan(0);
      expect(renders).toBeLessThan(10);
    } finally {
      await site.stop();
    }
  });
});

describe('SIGTERM', () => {
  it('drains: readiness returns 503, pages are still served, idle connections are closed, and the exit code is 0', async () => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: afterTheSales });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const keepAlive = (path: string) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        request(site.origin + path, { agent }, (response) => {
          response.resume().on('end', () => {
            resolve({ status: response.statusCode, connection: response.headers.connection });
          });
        })
          .on('error', reject)
          .end();
      });
    expect((await keepAlive('/us')).status).toBe(200);
    const ended = site.stop();
    await eventually(async () => (await ask(site.origin, '/readyz')).status).toBe(503);
    expect((await keepAlive('/us')).status).toBe(200);
    expect((await ask(site.origin, '/livez')).status).toBe(200);
    const start = performance.now();
    expect(await ended).toBe(0);
    // An idle connection that is kept alive does not delay the shutdown.
    expect(performance.now() - start).toBeLessThan(4000);
    await expect(ask(site.origin, '/livez')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });
});

describe('invalid setting', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://www.kinemorph.example',
    CN_ORIGIN: 'https://www.kinemorph-cn.example',
  };
  it.each([
    ['PORT', 'abc', 'port number'],
    ['PORT', '70000', 'port number'],
    ['SITE_CLOCK', 'yesterday', '2024-11-25T12:00:00Z'],
    ['SITE_CLOCK', '2025-02-30T00:00:00Z', '2024-11-25T12:00:00Z'],
    ['SITE_PREVIEW', 'yes', '0, 1'],
    ['PUBLIC_ORIGIN', 'www.kinemorph.example', 'http'],
    ['PUBLIC_ORIGIN', '', 'https://www.kinemorph.example'],
    ['PUBLIC_ORIGIN', 'https://www.kinemorph.example/shop', 'without a path'],
    ['CN_ORIGIN', '', 'https://www.kinemorph-cn.example'],
    ['STORE_ORIGIN', 'https://store.example', '{region}'],
    ['API_US', 'localhost:4400', 'http'],
    ['LOG_LEVEL', 'loud', 'silent'],
    ['ADMIN_PORT', '-1', 'port number'],
    ['ASSETS_ARCHIVE', '/dev/null/archive', 'write a folder that the server may create files in'],
    ['ASSETS_ARCHIVE', fileURLToPath(new URL('../dist/server/assets', import.meta.url)), 'outside of dist'],
  ])('%s=%s stops the start with exit code 1 and one line that names it and its fix', async (name, value, fix) => {
    const { code, errors } = await runUntilExit({ ...production, PORT: String(await freePort()), [name]: value });
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(name);
    expect(errors).toContain(fix);
  });

  it('SITE_PREVIEW=1 on a public site without PREVIEW_SECRET stops the start with exit code 1', async () => {
    const { code, errors } = await runUntilExit({
      ...production,
      PORT: String(await freePort()),
      HOST: '0.0.0.0',
      SITE_PREVIEW: '1',
    });
    expect(code).toBe(1);
    expect(errors).toMatch(/^global site: PREVIEW_SECRET="": set a secret .+\n$/);
  });

  it('is reported together with the other invalid ones', async () => {
    const { code, errors } = await runUntilExit({ ...production, PORT: 'abc', SITE_CLOCK: 'yesterday' });
    expect(code).toBe(1);
    expect(errors).toContain('PORT="abc"');
    expect(errors).toContain('SITE_CLOCK="yesterday"');
  });
});

describe('setting for tests', () => {
  it('is logged as a warning on a public site', async () => {
    const site = await startBuiltSite('global-site', {
      PUBLIC_ORIGIN: 'https://www.kinemorph.example',
      SITE_CLOCK: '2025-08-01T12:00:00Z',
      SITE_PREVIEW: '1',
    });
    try {
      const lines = site
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: number; msg: string });
      expect(lines.map(({ level, msg }) => [level, msg.split(' ')[0]])).toEqual([
        [40, 'SITE_CLOCK'],
        [40, 'SITE_PREVIEW'],
      ]);
    } finally {
      await site.stop();
    }
  });
});

describe('port', () => {
  it.each(['PORT', 'ADMIN_PORT'])('that is in use is reported as %s with its fix, and exit code 1', async (name) => {
    const site = await startBuiltSite('global-site');
    try {
      const { code, errors } = await runUntilExit({ PORT: String(await freePort()), [name]: String(site.port) });
      expect(code).toBe(1);
      expect(errors).toBe(
        `global site: ${name}=${site.port}: the port is in use; stop what uses it or choose another\n`,
      );
      expect((await ask(site.origin, '/us')).status).toBe(200);
    } finally {
      await site.stop();
    }
  });

  it('on an address that the machine does not have is reported as HOST with its fix, and exit code 1', async () => {
    const { code, errors } = await runUntilExit({ PORT: String(await freePort()), HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^global site: HOST=192\.0\.2\.1: this machine has no such address; write one of its own.*\n$/,
    );
  });

  it('of the operator is reachable only from this machine, and counts responses by status', async () => {
    const admin = await freePort();
    const site = await startBuiltSite('global-site', { ADMIN_PORT: String(admin), HOST: '0.0.0.0' });
    try {
      await expect(ask(`http://127.0.0.2:${admin}`, '/metrics')).rejects.toThrow();
      await ask(site.origin, '/us');
      await ask(site.origin, '/xx');
      const { status, body } = await ask(`http://127.0.0.1:${admin}`, '/metrics');
      expect(status).toBe(200);
      expect(body).toMatch(/kinemorph_http_request_duration_seconds_count\{route="page",cache="miss",status="4xx"\} 1/);
      expect((await ask(site.origin, '/metrics')).status).toBe(404);
    } finally {
      expect(await site.stop()).toBe(0);
    }
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModel } from './models.ts';

const build = 'b'.repeat(12);
const answer = (body: unknown, { status = 200, type = 'application/json; charset=utf-8' } = {}) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        new Response(typeof body === 'string' ? body : JSON.stringify(body), {
          status,
          headers: { 'content-type': type },
        }),
      ),
    ),
  );
};
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a fetched model', () => {
  it.each([200, 404])('of this build with status %i: is returned as a page', async (status) => {
    const data = { build, path: '/us', page: 'home', shell: {}, model: {} };
    answer(data, { status });
    expect(await fetchModel('/us', build)).toEqual({ kind: 'page', data });
    expect(fetch).toHaveBeenCalledWith('/_model/us.json', expect.anything());
  });

  it.each([
    ['of another build', { build: 'a'.repeat(12), path: '/us', page: 'home', shell: {}, model: {} }],
    ['of a build that did not say so', { path: '/us', page: 'home', shell: {}, model: {} }],
    ['that is no page', { error: 'render' }],
  ])('%s: returns the document’s address instead [ER-5]', async (_, body) => {
    answer(body);
    expect(await fetchModel('/us', build)).toEqual({ kind: 'document', href: '/us' });
  });

  it('that a proxy replaced with another page: returns the document’s address instead', async () => {
    answer('<!doctype html>Log in to the Wi-Fi', { type: 'text/html' });
    expect(await fetchModel('/us', build)).toEqual({ kind: 'document', href: '/us' });
  });

  it('of a page of another site: returns the address on that site', async () => {
    answer({ leaveFor: 'https://www.kinemorph-cn.example/' }, { status: 409 });
    expect(await fetchModel('/cn', build)).toEqual({ kind: 'document', href: 'https://www.kinemorph-cn.example/' });
  });

  it('that the server failed to create: rejects', async () => {
    answer({ error: 'render' }, { status: 503 });
    await expect(fetchModel('/us', build)).rejects.toThrow('/us');
  });
});

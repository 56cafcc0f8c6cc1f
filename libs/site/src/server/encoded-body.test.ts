import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, encodeBody, isSameCopy } from './encoded-body.ts';

const text = '<p>Robots that transform.</p>'.repeat(100);

describe('an encoded body', () => {
  it('is the same text in every encoding', async () => {
    const body = await encodeBody(text);
    expect(body.identity.toString()).toBe(text);
    expect(gunzipSync(body.gzip ?? '').toString()).toBe(text);
    expect(brotliDecompressSync(body.br ?? '').toString()).toBe(text);
    expect(body.br?.length ?? Infinity).toBeLessThan(body.identity.length);
  });

  it('has a tag of its content alone', async () => {
    expect((await encodeBody(text)).etag).toBe((await encodeBody(Buffer.from(text), { quality: 9 })).etag);
    expect((await encodeBody(text)).etag).not.toBe((await encodeBody(`${text}.`)).etag);
    expect((await encodeBody(text)).etag).toMatch(/^[\w-]{22}$/);
  });

  it('stays as it is when it is short or compressed already', async () => {
    for (const body of [await encodeBody('short'), await encodeBody(text, { compress: false })]) {
      expect([body.br, body.gzip]).toEqual([undefined, undefined]);
      expect(chooseEncoding(body.br !== undefined, 'br, gzip')).toBe('identity');
    }
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['x-br, brotli', 'identity'],
    ['deflate', 'identity'],
    ['*', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
    [undefined, 'identity'],
  ] as const)('to "%s" is %s', (accepted, encoding) => {
    expect(chooseEncoding(true, accepted)).toBe(encoding);
    expect(chooseEncoding(true, accepted)).toBe(encoding);
  });

  it('is one that exists, whatever the client sends, and however many send something else', async () => {
    const body = await encodeBody(text);
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        const encoding = chooseEncoding(true, accepted);
        expect(body[encoding]).toBeInstanceOf(Buffer);
        if (!/br/i.test(accepted)) expect(encoding).not.toBe('br');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a client’s copy', () => {
  it.each(['"abc-br"', 'W/"abc-br"', '"abc-gzip"', '"x", "abc-identity"', '*'])('is the same when it says %s', (tag) => {
    expect(isSameCopy(tag, 'abc')).toBe(true);
  });

  it.each(['"abd-br"', '', null, undefined])('is another when it says %s', (tag) => {
    expect(isSameCopy(tag, 'abc')).toBe(false);
  });
});

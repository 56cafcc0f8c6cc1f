import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, isSameCopy } from '../../answer/encoding.ts';
import { EncodedBody } from './encoded-body.ts';

const text = '<p>Robots that transform.</p>'.repeat(100);

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('encoded body', () => {
  it('contains the same text in every encoding', () => {
    const body = EncodedBody.of(text);
    const [br, gzip, identity] = [body.encode('br'), body.encode('gzip'), body.encode('identity')];
    expect(textOf(identity)).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(br.length).toBeLessThan(identity.length);
  });

  it('has an ETag that depends only on its content', () => {
    expect(EncodedBody.of(text).etag).toBe(EncodedBody.of(text).etag);
    expect(EncodedBody.of(text).etag).not.toBe(EncodedBody.of(`${text}.`).etag);
    expect(EncodedBody.of(text).etag).toMatch(/^[\w-]{22}$/);
  });

  it('encodes itself on first use, and keeps the result', () => {
    const body = EncodedBody.of(text);
    expect([body.ready('br'), body.ready('gzip')]).toEqual([undefined, undefined]);
    const made = body.encode('br');
    expect([body.ready('br'), body.ready('gzip')]).toEqual([made, undefined]);
    expect(body.encode('br')).toBe(made);
  });

  it('as small as possible: contains the same text in fewer bytes', () => {
    const words = fc.sample(fc.lorem({ mode: 'sentences', maxCount: 200 }), { numRuns: 20, seed: 1 }).join(' ');
    const usual = EncodedBody.of(words);
    const { length } = usual.encode('br');
    const small = usual.smallest();
    expect(small.encode('br').length).toBeLessThan(length);
    expect([textOf(small.ready('identity')), small.etag, small.weight]).toEqual([words, usual.etag, usual.weight]);
  });

  it.each(['br', 'gzip'] as const)(
    'encoded as %s: still returns the original text, and can be encoded in another format',
    (encoding) => {
      const body = EncodedBody.of(text);
      body.encode(encoding);
      expect(textOf(body.ready('identity'))).toBe(text);
      expect(body.encode(encoding === 'br' ? 'gzip' : 'br').length).toBeLessThan(text.length);
      expect(textOf(body.ready('identity'))).toBe(text);
    },
  );

  it('short body: is not compressed', () => {
    const body = EncodedBody.of('short');
    expect(body.choose('br, gzip')).toBe('identity');
    expect(textOf(body.ready('identity'))).toBe('short');
    expect(EncodedBody.of(text).choose('br, gzip')).toBe('br');
  });

  it('weight: is at least the size of its text, and of both compressed encodings', () => {
    const page = Array.from({ length: 500 }, (_, i) => `<li class="a${i % 7}">${(i * 7919) % 10007} robots</li>`).join(
      '',
    );
    const body = EncodedBody.of(page);
    expect(body.weight).toBeGreaterThanOrEqual(body.encode('identity').length);
    expect(body.weight).toBeGreaterThanOrEqual(body.encode('br').length + body.encode('gzip').length);
  });
});

describe('response encoding', () => {
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
  ] as const)('for Accept-Encoding "%s": is %s', (accepted, encoding) => {
    expect(chooseEncoding(true, accepted)).toBe(encoding);
    expect(chooseEncoding(true, accepted)).toBe(encoding);
  });

  it('for any Accept-Encoding: is a known encoding, and br only if the client names it', () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        const encoding = chooseEncoding(true, accepted);
        expect(['br', 'gzip', 'identity']).toContain(encoding);
        if (!/br/i.test(accepted)) expect(encoding).not.toBe('br');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('client’s cached copy', () => {
  it.each(['"abc-br"', 'W/"abc-br"', '"abc-gzip"', '"x", "abc-identity"', '*'])(
    'with If-None-Match %s: is up to date',
    (tag) => {
      expect(isSameCopy(tag, 'abc')).toBe(true);
    },
  );

  it.each(['"abd-br"', '', null, undefined])('with If-None-Match %s: is outdated', (tag) => {
    expect(isSameCopy(tag, 'abc')).toBe(false);
  });
});

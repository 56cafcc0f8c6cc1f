import fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, isSameCopy } from '../../answer/encoding.ts';
import { EncodedBody } from './encoded-body.ts';

const text = '<p>Robots that transform.</p>'.repeat(100);

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('an encoded body', () => {
  it('is the same text in every encoding', () => {
    const body = EncodedBody.of(text);
    const [br, gzip, identity] = [body.encode('br'), body.encode('gzip'), body.encode('identity')];
    expect(textOf(identity)).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(br.length).toBeLessThan(identity.length);
  });

  it('has a tag of its content alone', () => {
    expect(EncodedBody.of(text).etag).toBe(EncodedBody.of(text).etag);
    expect(EncodedBody.of(text).etag).not.toBe(EncodedBody.of(`${text}.`).etag);
    expect(EncodedBody.of(text).etag).toMatch(/^[\w-]{22}$/);
  });

  it('encoding: is made when it is first needed, and kept', () => {
    const body = EncodedBody.of(text);
    expect([body.ready('br'), body.ready('gzip')]).toEqual([undefined, undefined]);
    const made = body.encode('br');
    expect([body.ready('br'), body.ready('gzip')]).toEqual([made, undefined]);
    expect(body.encode('br')).toBe(made);
  });

  it.each(['br', 'gzip'] as const)(
    'as it was given: is ready however it is kept, and made again from %s',
    (encoding) => {
      const body = EncodedBody.of(text);
      body.encode(encoding);
      expect(textOf(body.ready('identity'))).toBe(text);
      expect(body.encode(encoding === 'br' ? 'gzip' : 'br').length).toBeLessThan(text.length);
      expect(textOf(body.ready('identity'))).toBe(text);
    },
  );

  it('short body: is sent as it is', () => {
    const body = EncodedBody.of('short');
    expect(body.choose('br, gzip')).toBe('identity');
    expect(textOf(body.ready('identity'))).toBe('short');
    expect(EncodedBody.of(text).choose('br, gzip')).toBe('br');
  });

  it('weight: is no less than what is kept of it', () => {
    const page = Array.from({ length: 500 }, (_, i) => `<li class="a${i % 7}">${(i * 7919) % 10007} robots</li>`).join(
      '',
    );
    const body = EncodedBody.of(page);
    expect(body.weight).toBeGreaterThanOrEqual(body.encode('identity').length);
    expect(body.weight).toBeGreaterThanOrEqual(body.encode('br').length + body.encode('gzip').length);
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

  it('is one that exists, whatever the client sends, and however many send something else', () => {
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

describe('a client’s copy', () => {
  it.each(['"abc-br"', 'W/"abc-br"', '"abc-gzip"', '"x", "abc-identity"', '*'])(
    'is the same when it says %s',
    (tag) => {
      expect(isSameCopy(tag, 'abc')).toBe(true);
    },
  );

  it.each(['"abd-br"', '', null, undefined])('is another when it says %s', (tag) => {
    expect(isSameCopy(tag, 'abc')).toBe(false);
  });
});

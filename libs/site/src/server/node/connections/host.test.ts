import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOneHost } from './host.ts';

describe('Host header', () => {
  it.each([
    'localhost',
    'localhost:4200',
    'www.kinemorph.example',
    'WWW.Kinemorph.Example.',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:4200',
    '[::ffff:127.0.0.1]:1',
    'global_site:4200',
    'xn--abc.example',
    'a',
  ])('with the value %s: is accepted', (host) => {
    expect(hasOneHost(['Host', host])).toBe(true);
    expect(hasOneHost(['accept', '*/*', 'HOST', host, 'x-host', 'b'])).toBe(true);
  });

  it.each([
    '',
    ' ',
    'ß/kr#aa',
    'ß',
    'ß/usapi',
    'a/b',
    'a#b',
    'a?b',
    'a b',
    'a,b',
    'a\\b',
    'user@a',
    'http://a',
    'a:',
    'a:b',
    'a:99999',
    'a:123456',
    ':80',
    '[',
    '[::1',
    '::1',
    '[::1]x',
    '-a',
    'a-',
    '%75s',
    'a\u0000',
    'a\n',
  ])('with the value %j: is rejected', (host) => {
    expect(hasOneHost(['host', host])).toBe(false);
  });

  it('sent twice or missing: is rejected, even if both values agree', () => {
    expect(hasOneHost(['host', 'a', 'host', 'a'])).toBe(false);
    expect(hasOneHost(['Host', 'a', 'accept', '*/*', 'HOST', 'b'])).toBe(false);
    expect(hasOneHost(['accept', '*/*'])).toBe(false);
    expect(hasOneHost([])).toBe(false);
  });

  it('with any accepted value: a URL that begins with it keeps its path and query', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webAuthority(),
          fc.string({ unit: fc.constantFrom(...Array.from('aZ0.-_:[]/#?@\\ß% ')) }),
        ),
        (host) => {
          if (!hasOneHost(['host', host])) return;
          const address = URL.parse(`http://${host}/us?a=b`);
          if (address)
            expect([address.pathname, address.search, address.hash, address.username]).toEqual(['/us', '?a=b', '', '']);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

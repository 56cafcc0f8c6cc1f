import { securityContactExpiry } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';
import { cn, get, global, madeUpSite } from '../testing/made-up-site.tsx';

/** The fields of RFC 9116, each with its value. */
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

describe('security.txt', () => {
  it.each([
    [global, 'https://www.kinemorph.example', 'en, fr, de, ja, ko'],
    [cn, 'https://www.kinemorph-cn.example', 'en, zh'],
  ] as const)('%# names the contact, its expiry date, the languages and its own URL', (site, origin, languages) => {
    expect(fieldsOf(securityTxt(site, origin))).toEqual([
      ['Contact', 'mailto:security@kinemorph.example'],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
      ['Preferred-Languages', languages],
      ['Canonical', `${origin}/.well-known/security.txt`],
    ]);
    expect(Date.parse(Object.fromEntries(fieldsOf(securityTxt(site, origin))).Expires)).toBe(securityContactExpiry());
  });

  it('is served as text at its address, and no other file in that folder is', async () => {
    const { handler } = madeUpSite({ env: { PUBLIC_ORIGIN: 'https://www.kinemorph.example' } });
    const answer = await get(handler, '/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ]);
    expect(await answer.text()).toContain('Canonical: https://www.kinemorph.example/.well-known/security.txt\n');
    for (const path of ['/.well-known/', '/.well-known/other.txt', '/security.txt'])
      expect((await get(handler, path)).status, path).toBe(404);
  });
});

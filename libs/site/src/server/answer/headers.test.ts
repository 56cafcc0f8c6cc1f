import { describe, expect, it } from 'vitest';
import type { Vendors } from '../../page/vendors.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

describe('the headers of every response', () => {
  it('prevent type guessing, and set referrer, permissions and cross-origin policies', () => {
    const headers = securityHeaders('https://www.kinemorph.example');
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const name of [
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ])
      expect(headers[name]).toBeTruthy();
  });

  it('require https only if the site uses it', () => {
    expect(securityHeaders('https://www.kinemorph.example')['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains; preload',
    );
    expect(securityHeaders('http://localhost:4200')['strict-transport-security']).toBeUndefined();
  });
});

describe('the content security policy', () => {
  const rulesFor = (vendors: Vendors) =>
    Object.fromEntries(
      contentSecurityPolicy(vendors)
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
  const vendors = {
    tagManager: 'https://tags.example/gtm.js?id=1',
    heatMap: 'https://heat.example:8443/a/b.js',
    captcha: 'https://tags.example/captcha.js',
  };

  it('allows only what it names, nothing inline, and nothing from other origins', () => {
    const rules = rulesFor({});
    expect(rules['default-src']).toBe("'none'");
    expect(rules['script-src']).toBe("'self'");
    expect(rules['style-src']).toBe("'self'");
    expect(rules['media-src']).toBe("'self'");
    expect(rules['frame-ancestors']).toBe("'none'");
    expect(rules['base-uri']).toBe("'none'");
    expect(rules['form-action']).toBe("'self'");
    expect(rules['require-trusted-types-for']).toBe("'script'");
    expect(rules['trusted-types']).toBe("'none'");
    expect(contentSecurityPolicy({})).not.toMatch(/unsafe|\*|https?:|nonce/);
  });

  it('allows scripts, connections and images from the vendors’ origins, and nothing more [AP-11]', () => {
    const rules = rulesFor(vendors);
    for (const name of ['script-src', 'connect-src'])
      expect(rules[name]).toBe("'self' https://tags.example https://heat.example:8443");
    expect(rules['img-src']).toBe("'self' data: https://tags.example https://heat.example:8443");
    for (const [name, value] of Object.entries(rulesFor({})))
      if (!['script-src', 'connect-src', 'img-src', 'trusted-types'].includes(name)) expect(rules[name]).toBe(value);
  });

  it('allows one Trusted Types policy, for the addresses of vendor scripts [AP-11]', () => {
    expect(rulesFor(vendors)['trusted-types']).toBe('kinemorph-vendors');
    expect(rulesFor({ captcha: vendors.captcha })['trusted-types']).toBe('kinemorph-vendors');
  });
});

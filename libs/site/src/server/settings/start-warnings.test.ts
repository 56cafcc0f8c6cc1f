import { securityContact, securityContactExpiry } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';

const warned = (env: Record<string, string>, now: number = securityContact.reviewedAt) =>
  startWarnings(readSettings(env, 'global'), now).map(({ message }) => message);
const site = { PUBLIC_ORIGIN: 'https://www.kinemorph.example' };

describe('start warnings', () => {
  it('production settings: cause no warning', () => {
    expect(warned({ ...site, NODE_ENV: 'production', CN_ORIGIN: 'https://www.kinemorph-cn.example' })).toEqual([]);
  });

  it('SITE_CLOCK on a public site: warns that the site shows another time', () => {
    expect(warned({ ...site, SITE_CLOCK: '2024-11-25T12:00:00Z' })).toEqual([
      expect.stringMatching(/^SITE_CLOCK is set: the site shows another time/),
    ]);
  });

  it('SITE_PREVIEW on a public site: warns who can read sealed content', () => {
    expect(warned({ ...site, SITE_PREVIEW: '1' })).toEqual([
      expect.stringMatching(/^SITE_PREVIEW is on: anybody can read what has not opened.+PREVIEW_SECRET/),
    ]);
    expect(warned({ ...site, SITE_PREVIEW: '1', PREVIEW_SECRET: 'a-long-enough-secret' })).toEqual([
      expect.stringMatching(/^SITE_PREVIEW is on: whoever knows PREVIEW_SECRET/),
    ]);
  });

  it('security.txt contact: causes a warning from 30 days before it expires', () => {
    const due = securityContactExpiry() - 30 * 24 * 60 * 60 * 1000;
    expect(warned(site, due - 1)).toEqual([]);
    expect(warned(site, due)).toEqual([expect.stringMatching(/^security\.txt expires soon.+security-contact\.ts$/)]);
    expect(warned({}, due)).toEqual([]);
  });

  it('SITE_CLOCK and SITE_PREVIEW on a local machine: cause no warning, as `npm start` and tests set them', () => {
    for (const origin of [{}, { PUBLIC_ORIGIN: 'http://127.0.0.1:4200' }])
      expect(warned({ ...origin, SITE_PREVIEW: '1', SITE_CLOCK: '2024-11-25T12:00:00Z' })).toEqual([]);
  });
});

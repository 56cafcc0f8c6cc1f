import { describe, expect, it } from 'vitest';
import { effectiveSettings } from './effective-settings.ts';
import { readSettings, type Settings } from './settings.ts';

describe('effective settings', () => {
  it('contain what the server uses, including defaults', () => {
    expect(effectiveSettings(readSettings({ PORT: '8080', API_US: 'https://api.example/us' }, 'global'))).toMatchObject(
      {
        port: 8080,
        host: '127.0.0.1',
        forward: { '/usapi': 'https://api.example/us' },
        limits: { apiCalls: 100 },
        accessLog: { mode: 'sampled', sample: 0.01 },
      },
    );
  });

  it('secrets: are masked at every depth', () => {
    const settings = {
      ...readSettings({}, 'global'),
      previewSecret: 'abc',
      nested: { apiToken: 'def', captchaKey: 'ghi', list: ['https://user:pw@x.example/y'] },
      preview: false,
    } as unknown as Settings;
    const text = JSON.stringify(effectiveSettings(settings));
    expect(text).not.toMatch(/abc|def|ghi|user|pw/);
    expect(text).toContain('https://***@x.example/y');
    expect(text).toContain('"preview":false');
  });

  it('secret that is not set: is not masked', () => {
    expect(effectiveSettings({ previewSecret: undefined } as unknown as Settings)).toEqual({
      previewSecret: undefined,
    });
  });
});

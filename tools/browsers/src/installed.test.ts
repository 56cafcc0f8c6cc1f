import { describe, expect, it } from 'vitest';
import { findPrograms } from './installed.ts';

const everywhere = () => true;

describe('the programs that drive Firefox and WebKit', () => {
  it('are searched for in each folder of PATH', () => {
    const found = findPrograms('/a:/b', (path) => !path.startsWith('/a/'));
    expect(found).toEqual({
      programs: {
        firefox: '/b/firefox-esr',
        webkitDriver: '/b/WebKitWebDriver',
        miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        xvfb: '/b/Xvfb',
      },
    });
  });

  it('are reported by their Debian packages if missing, each package once', () => {
    expect(findPrograms('/a', () => false)).toEqual({ missing: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] });
    expect(findPrograms('/a', (path) => path !== '/a/Xvfb')).toEqual({ missing: ['xvfb'] });
    expect(findPrograms('/a', everywhere)).not.toHaveProperty('missing');
  });
});

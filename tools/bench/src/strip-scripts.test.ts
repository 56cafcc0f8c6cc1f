import { describe, expect, it } from 'vitest';
import { stripScripts } from './strip-scripts.ts';

describe('stripping scripts', () => {
  it('removes scripts and data blocks together with their content', () => {
    const html =
      '<head><script type="module" src="/a.js"></script><script type="application/json" id="page-data">{"a":"<b>"}</script></head><body>text<script>\nrun()\n</script></body>';
    expect(stripScripts(html)).toBe('<head></head><body>text</body>');
  });

  it('removes preloads of scripts, and keeps other links', () => {
    const kept =
      '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="image" href="/script.avif">';
    expect(
      stripScripts(`<link rel="modulepreload" href="/a.js">${kept}<link rel="preload" as="script" href="/b.js">`),
    ).toBe(kept);
  });
});

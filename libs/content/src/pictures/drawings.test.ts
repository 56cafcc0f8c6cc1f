import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings, type DrawingName } from './pictures.ts';

const folder = new URL('./', import.meta.url);
const names = Object.keys(drawings) as DrawingName[];
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

/** In bytes. A picture at the top of a page has to arrive with the first packets. */
const budget = { raw: 45_000, gzip: 9_000 };

describe('the drawings', () => {
  it('have a file for every name and a name for every file', () => {
    expect(files.map((file) => file.replace(/\.svg$/, '')).sort()).toEqual([...names].sort());
  });

  describe.each(names)('%s', (name) => {
    const file = new URL(`${name}.svg`, folder);
    const read = (): string => readFileSync(file, 'utf8');

    it('has the listed width and height', () => {
      const { width, height } = drawings[name];
      const [root] = /^<svg [^>]*>/.exec(read()) ?? [''];
      expect(root).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(root).toContain(`width="${width}" height="${height}"`);
    });

    it('keeps to its size budget', () => {
      const svg = read();
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(budget.raw);
      expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(budget.gzip);
    });

    it('contains only shapes: no scripts, styles, texts or external references', () => {
      const svg = read();
      expect(svg).not.toMatch(/<(script|style|text|image|foreignObject|filter|a|animate|set)[\s/>]/i);
      expect(svg).not.toMatch(/\s(style|class|on\w+)\s*=/i);
      expect(svg).not.toMatch(/<!(DOCTYPE|ENTITY)|<\?/i);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|\/\/|data:|javascript:/i);
      for (const [, target] of svg.matchAll(/(?:href|url)\s*[=(]\s*["']?([^"')]*)/g)) expect(target).toMatch(/^#/);
    });

    it('has unique ids that begin with its name, and refers only to these', () => {
      const svg = read();
      const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(new RegExp(`^${name}-`));
      const targets = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id);
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
});

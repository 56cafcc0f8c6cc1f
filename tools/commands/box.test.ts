import { describe, expect, it } from 'vitest';
import { addressBox, globalRegions } from './box.mjs';

const ports = { global: 5200, cn: 5300, sandbox: 5400 };

describe('the box of addresses', () => {
  const box = addressBox(ports, { preview: true });

  it('has every region of the global site, the cn site and the store', () => {
    const regions = globalRegions({ preview: true });
    expect(regions).toEqual(expect.arrayContaining(['us', 'kr']));
    expect(regions).not.toContain('cn');
    for (const region of regions) expect(box).toContain(`http://localhost:5200/${region} `);
    expect(box).toContain('http://localhost:5300 ');
    expect(box).toContain('http://localhost:5400/store/us ');
  });

  it('offers time travel where the site allows it, and only there', () => {
    expect(box).toContain('http://localhost:5200/us?at=');
    expect(addressBox(ports, { preview: false })).not.toContain('?at=');
  });

  it('says how to open the campaign desk', () => {
    expect(box).toContain('npm run desk');
  });

  it('has straight sides', () => {
    const lines = box.split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines.slice(1, -1).every((line) => line.startsWith('│') && line.endsWith('│'))).toBe(true);
  });
});

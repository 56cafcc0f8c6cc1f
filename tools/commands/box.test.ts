import { describe, expect, it } from 'vitest';
import { addressBox, globalRegions } from './box.mjs';

const ports = { global: 5200, cn: 5300, sandbox: 5400 };

describe('the box of addresses', () => {
  const box = addressBox(ports, { preview: true });

  it('lists every region of the global site, the cn site and the store', () => {
    const regions = globalRegions({ preview: true });
    expect(regions).toEqual(expect.arrayContaining(['us', 'kr']));
    expect(regions).not.toContain('cn');
    for (const region of regions) expect(box).toContain(`http://localhost:5200/${region} `);
    expect(box).toContain('http://localhost:5300 ');
    expect(box).toContain('http://localhost:5400/store/us ');
  });

  it('shows time travel only where the site allows it', () => {
    expect(box).toContain('http://localhost:5200/us?at=');
    expect(addressBox(ports, { preview: false })).not.toContain('?at=');
  });

  it('shows the command that opens the campaign desk', () => {
    expect(box).toContain('npm run desk');
  });

  it('has lines of equal length, each with a border at both ends', () => {
    const lines = box.split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines.slice(1, -1).every((line) => line.startsWith('│') && line.endsWith('│'))).toBe(true);
  });
});

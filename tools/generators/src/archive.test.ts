import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveCampaign } from './archive.ts';
import { copyOf } from './testing.ts';

const id = 'black-friday-2024';
const file = `libs/content/src/campaigns/${id}/campaign.ts`;
const later = Date.parse('2025-06-01T00:00Z');
const copy = () => copyOf('libs/content/src');

describe('archive campaign', () => {
  it('writes one line into the definition and explains how to show and restore the campaign', async () => {
    const root = copy();
    const { changes, left } = await archiveCampaign(root, id, later);
    const before = readFileSync(join(root, file), 'utf8');
    expect([...changes.write]).toEqual([[file, before.replace(`  id: '${id}',\n`, `$&  archived: true,\n`)]]);
    expect(changes.remove).toEqual([]);
    expect(left.join('\n')).toContain('previews and the desk still show it at its dates: ?at=2024-');
    expect(left.join('\n')).toContain(`${file}: take \`archived: true\` out to bring it back`);
  });

  it('rejects an unknown, draft, archived or still needed campaign with an explanation', async () => {
    const root = copy();
    const line = (text: string) => {
      const before = readFileSync(join(copy(), file), 'utf8');
      writeFileSync(join(root, file), before.replace(/^ {2}id: .*\n/m, `$&  ${text},\n`));
      return archiveCampaign(root, id, later);
    };
    await expect(archiveCampaign(root, 'lantern-week', later)).rejects.toThrow('There is no campaign "lantern-week".');
    // Germany measures reductions against the lowest price of 30 days.
    await expect(archiveCampaign(root, id, Date.parse('2024-12-10T00:00Z'))).rejects.toThrow(
      /cannot be archived before 202[45]-\d\d-\d\d, when it has ended everywhere/,
    );
    await expect(line('archived: true')).rejects.toThrow(`archived already: take \`archived: true\` out of ${file}`);
    await expect(line('draft: true')).rejects.toThrow(`npm run remove -- campaign ${id} deletes it`);
  });
});

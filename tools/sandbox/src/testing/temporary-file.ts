import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the path of a database file that does not exist yet, in a temporary folder. */
export function temporaryFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return {
    file: join(folder, 'made', 'on-demand.sqlite'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a database that is not there yet, in a folder that goes with it. */
export function temporaryFile() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return {
    file: join(folder, 'made', 'on-demand.sqlite'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

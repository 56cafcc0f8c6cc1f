import { writeSync } from 'node:fs';

/**
 * Writes log lines to standard output. A line that can't be written, as on a full disk, is left out: pino's own output waits until
 * there is space again, and the server with it.
 */
export const standardOutput = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // There is no other place to say so.
    }
  },
};

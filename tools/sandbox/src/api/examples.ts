import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const schema = v.object({
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.startsWith('/')),
  answers: v.record(v.string(), v.unknown()),
});

/** An API call with its response. */
export type Example = v.InferOutput<typeof schema>;

const calls = fileURLToPath(new URL('../../../../libs/api-client/src/calls', import.meta.url));

/**
 * Reads the example of each call from the folders of calls. Throws an error that names the file of one that is not
 * valid.
 */
export function readExamples(folder = calls): readonly Example[] {
  return globSync('*/example.json', { cwd: folder })
    .sort()
    .map((file) => {
      const path = join(folder, file);
      try {
        return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
      }
    });
}

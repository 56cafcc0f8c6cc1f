import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { limitsOfVisits, sharedTest } from '../../vitest.shared.ts';

/**
 * The slowest files, which take minutes, the longest first. Without data of an earlier run, Vitest begins with the
 * largest file.
 */
const longest = ['accessibility.test.ts', 'deploys.test.ts', 'zoom-and-focus.test.ts', 'words-over-pictures.test.ts'];

/** Starts with the longest files, so that none of them runs alone at the end, with the other processor idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(basename(moduleId));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  // Each file starts its own site and browser. Run one at a time, they leave half of two cores idle.
  test: {
    ...sharedTest(import.meta.url, 'e2e'),
    ...limitsOfVisits,
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});

import { counted } from './summary.ts';

/** How a run ends that could not compare: an exit code, and what the person reads. */
export interface Skip {
  readonly code: 0 | 2;
  readonly message: string;
}

/** A run that compared nothing has proved nothing, so it fails unless the caller said beforehand that this is accepted. */
export function nothingCompared(stories: number, why: string, allowSkip: boolean): Skip {
  const skipped = counted(stories, 'story', 'stories');
  if (allowSkip)
    return {
      code: 0,
      message: [
        `SKIPPED ${skipped}, compared 0 pictures: any of them may be broken. --allow-skip lets the run pass.`,
        why,
      ].join('\n'),
    };
  return {
    code: 2,
    message: [
      `Compared nothing: ${skipped} not looked at.`,
      why,
      'What to do:',
      '  compare or accept on Linux (x64): in the container of tools/visual/README.md, or with the workflow "Accept pictures";',
      '  or see all differences of this machine, its own among them:  npm run visual -- --any-browser',
      '  or say that this run may pass without a comparison:          npm run visual -- --allow-skip',
    ].join('\n'),
  };
}

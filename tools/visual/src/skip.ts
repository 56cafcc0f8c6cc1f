import { counted } from './summary.ts';

/** The end of a run that could not compare anything: an exit code and a message. */
export interface Skip {
  readonly code: 0 | 2;
  readonly message: string;
}

/** Returns the end of a run that could compare the components but not the pages. */
export function pagesNotCompared(stories: number, why: string, allowSkip: boolean): Skip {
  const skipped = counted(stories, 'page', 'pages');
  if (allowSkip)
    return {
      code: 0,
      message: `SKIPPED ${skipped}: any of them may be broken. --allow-skip lets the run pass.\n${why}`,
    };
  return {
    code: 2,
    message: [
      `Not compared: ${skipped}.`,
      why,
      'What to do:',
      '  fetch the history:                              git fetch --unshallow',
      '  or name the commit that the change starts from: npm run visual -- --since <commit>',
      '  or let the run pass without the pages:          npm run visual -- --allow-skip',
    ].join('\n'),
  };
}

/** Returns the end of a run that compared nothing. It fails unless the caller accepted that in advance. */
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

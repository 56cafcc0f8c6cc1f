import type { Result } from './results.ts';
import { counted } from './summary.ts';

/** The end of a run that could not compare everything: an exit code and a message. */
export interface Skip {
  readonly code: 0 | 2;
  readonly message: string;
}

/** The reason why the components are skipped on a machine whose calibration sheet differs. */
export const otherMachine =
  'This machine draws otherwise than the one on which the baselines were accepted: even the calibration sheet differs.';

const elsewhere =
  '  compare or accept on Linux (x64): in the container of tools/visual/README.md, or with the workflow "Accept pictures";';
const anyBrowser = '  or see all differences of this machine, its own among them:  npm run visual -- --any-browser';

/**
 * Returns the end of a run on a machine that draws otherwise, which could compare only pages; undefined if it skipped
 * nothing. An accepted look of a page is known by its fingerprint, so it can't be recognised there either.
 */
export function notCalibrated(components: number, ofPages: readonly Result[], allowSkip: boolean): Skip | undefined {
  const accepted = ofPages.filter(({ outcome }) => outcome === 'accepted').length;
  if (components + accepted === 0) return undefined;
  const skipped = [
    ...(components > 0 ? [counted(components, 'story of components', 'stories of components')] : []),
    ...(accepted > 0 ? [counted(accepted, 'accepted picture of pages', 'accepted pictures of pages')] : []),
  ].join(' and ');
  const compared = `compared ${counted(ofPages.length - accepted, 'picture of pages', 'pictures of pages')}`;
  if (allowSkip)
    return {
      code: 0,
      message: `SKIPPED ${skipped}, ${compared}: what was skipped may be broken. --allow-skip lets the run pass.\n${otherMachine}`,
    };
  return {
    code: 2,
    message: [
      `Not compared: ${skipped}; ${compared}.`,
      otherMachine,
      'What to do:',
      elsewhere,
      anyBrowser,
      '  or let the run pass with its pages alone:                    npm run visual -- --allow-skip',
    ].join('\n'),
  };
}

/** Returns the end of a run that could not compare the pages. */
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
      elsewhere,
      anyBrowser,
      '  or say that this run may pass without a comparison:          npm run visual -- --allow-skip',
    ].join('\n'),
  };
}

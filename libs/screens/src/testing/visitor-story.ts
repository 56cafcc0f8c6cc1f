import type { Session } from '@kinemorph/api-client/session';
import type { ScreenStory } from './screen-story.tsx';
import { keepSession, standInForAccounts, stayHere } from './visitor.ts';

/** The visitor of a story: the session, and the API's answers. */
interface Visit {
  /** The storage scope of the region's sessions. */
  readonly scope?: '/us' | '/eu' | '/cn';
  readonly session?: Session;
  /** As for `standInForAccounts`. */
  readonly answers?: Parameters<typeof standInForAccounts>[0];
  /** The page that has sent them to the login. */
  readonly next?: string;
}

/**
 * Sets a story up for its visitor, without a network and without navigation. Everything is restored when the story
 * ends.
 */
export function visit({
  scope = '/us',
  session = {},
  answers = {},
  next,
}: Visit): NonNullable<ScreenStory['beforeEach']> {
  return () => {
    const here = location.href;
    const url = new URL(here);
    if (next !== undefined) url.searchParams.set('next', next);
    history.replaceState(history.state, '', url);
    const forget = keepSession(scope, session);
    const accounts = standInForAccounts(answers);
    const navigations = stayHere();
    return () => {
      navigations.end();
      accounts.end();
      forget();
      history.replaceState(history.state, '', here);
    };
  };
}

/** Resolves when an element is in the document. */
export function appeared(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

import { visitorOf } from './visitor.mjs';

/**
 * The session of the site, as its storage proxy lends it.
 * @typedef {object} SiteStorage
 * @property {() => Promise<Readonly<Record<string, unknown>>>} read
 * @property {() => Promise<void>} clear
 * @property {(listener: (values: Readonly<Record<string, unknown>>) => void) => () => void} subscribe
 */

const signedOut = part('signed-out');
const signedIn = part('signed-in');
const name = part('name');
const credits = part('credits');

/**
 * Returns an element that always exists in the page.
 * @param {string} what
 */
function part(what) {
  return /** @type {HTMLElement} */ (document.querySelector(`[data-${what}]`));
}

/** @param {Readonly<Record<string, unknown>>} values */
function show(values) {
  const visitor = visitorOf(values);
  const { nickname, points } = visitor ?? {};
  const { named = '', unnamed = '' } = name.dataset;
  const { told = '' } = credits.dataset;
  name.textContent = nickname === undefined ? unnamed : named.replace('{nickname}', () => nickname);
  credits.textContent =
    points === undefined ? '' : told.replace('{points}', points.toLocaleString(document.documentElement.lang));
  signedIn.hidden = visitor === undefined;
  signedOut.hidden = visitor !== undefined;
}

/** Connects the page to the site's storage. Without it, the page remains unchanged and shows the link to the log-in. */
function begin() {
  const storage = /** @type {{ kinemorphStorage?: SiteStorage }} */ (/** @type {unknown} */ (window)).kinemorphStorage;
  if (!storage) return;
  const look = async () => show(await storage.read());
  storage.subscribe(show);
  // A page that is restored from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => persisted && void look());
  const signOut = async () => {
    await storage.clear().catch(() => undefined);
    await look();
    if (signedIn.hidden) signedOut.focus();
  };
  part('sign-out').addEventListener('click', () => void signOut());
  void look();
}

if ('kinemorphStorage' in window) begin();
else document.querySelector('script[data-region]')?.addEventListener('load', begin);

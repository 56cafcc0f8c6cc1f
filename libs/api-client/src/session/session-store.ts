import { sessionKeys, storageKey, type SessionKey } from './storage-key.ts';
import { userInfoOf, type UserInfo } from './user-info.ts';

/** The four values of a session; all are missing if the visitor is logged out. */
export interface Session {
  readonly apptoken?: string | undefined;
  readonly reftoken?: string | undefined;
  readonly userId?: string | undefined;
  readonly userInfo?: UserInfo | undefined;
}

/** A session with all that a refresh needs. */
export interface WholeSession extends Session {
  readonly apptoken: string;
  readonly reftoken: string;
  readonly userId: string;
}

/** The session of one market, as every tab of the browser and the market's store see it. */
export interface SessionStore {
  /** The scope of its keys in the browser's storage, such as `/eu`. */
  readonly scope: string;
  /** The same object until something changes. */
  readonly read: () => Session;
  /** The session, if it has all values that a refresh needs. */
  readWhole(): WholeSession | undefined;
  /** Saves these values, and keeps the other ones. */
  save(values: Session): void;
  /**
   * Saves the API's profile of the logged-in user; returns undefined if the profile is invalid. A user who logged out
   * meanwhile stays logged out.
   */
  saveProfile(profile: unknown): UserInfo | undefined;
  /** Logs out: removes all four values. */
  clear(): void;
  /** Calls the listener after every change, those of other tabs included. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns true if a session has all values that a refresh needs. */
export function isWhole(session: Session): session is WholeSession {
  return Boolean(session.apptoken && session.reftoken && session.userId);
}

/**
 * Saves the session in the browser's storage, under the scope of its market. If storage is blocked or full, the session
 * is in memory, for the lifetime of the page.
 */
export function createSessionStore(
  scope: string,
  storage: () => Storage | undefined = () => globalThis.localStorage,
): SessionStore {
  const values = createValues(scope, storage);
  const { tell, subscribe } = createListeners(scope);
  let raw: readonly (string | undefined)[] = [];
  let session: Session = {};

  const read = () => {
    const now = sessionKeys.map(values.get);
    if (now.some((value, index) => value !== raw[index])) {
      raw = now;
      session = sessionOf(now);
    }
    return session;
  };
  const save = (changed: Session) => {
    for (const key of sessionKeys) {
      const value = changed[key];
      if (value !== undefined) values.keep(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
    tell();
  };

  return {
    scope,
    read,
    readWhole() {
      const now = read();
      return isWhole(now) ? now : undefined;
    },
    save,
    saveProfile(profile) {
      const userInfo = userInfoOf(profile);
      if (userInfo && read().apptoken) save({ userInfo });
      return userInfo;
    },
    clear() {
      for (const key of sessionKeys) values.keep(key, null);
      tell();
    },
    subscribe,
  };
}

/** Keeps the values as texts: in storage, or in memory if storage refuses them. */
function createValues(scope: string, storage: () => Storage | undefined) {
  /** Values that storage refused to write; null is a value that it refused to delete. */
  const memory = new Map<SessionKey, string | null>();

  const get = (key: SessionKey): string | undefined => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept ?? undefined;
    try {
      return storage()?.getItem(storageKey(scope, key)) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const keep = (key: SessionKey, value: string | null) => {
    try {
      const kept = storage();
      if (!kept) throw new TypeError('there is no storage');
      if (value === null) kept.removeItem(storageKey(scope, key));
      else kept.setItem(storageKey(scope, key), value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  return { get, keep };
}

/** The window; on a server it has no events to listen to. */
const place: Partial<Pick<typeof globalThis, 'addEventListener' | 'removeEventListener'>> = globalThis;

/** Keeps the listeners for changes, including changes in other tabs. */
function createListeners(scope: string) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(`${scope}/`)) tell();
  };

  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      place.addEventListener?.('storage', onStorage);
      // A page restored from the browser's cache has missed earlier events.
      place.addEventListener?.('pageshow', tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      place.removeEventListener?.('storage', onStorage);
      place.removeEventListener?.('pageshow', tell);
    };
  };
  return { tell, subscribe };
}

/** Returns the valid values of a session: storage may contain anything, so invalid values are left out. */
function sessionOf([apptoken, reftoken, userId, userInfo]: readonly (string | undefined)[]): Session {
  return {
    ...(isToken(apptoken) && { apptoken }),
    ...(isToken(reftoken) && { reftoken }),
    ...(isToken(userId) && { userId }),
    ...(userInfo !== undefined && { userInfo: userInfoOf(json(userInfo)) }),
  };
}

/** Returns true for a text that is valid in a header. */
function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\x21-\x7e]{1,4096}$/.test(value);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

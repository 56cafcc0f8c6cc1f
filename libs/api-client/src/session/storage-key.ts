/** The names of the values in the browser's storage, without the scope. */
export const sessionKeys = ['apptoken', 'reftoken', 'userId', 'userInfo'] as const;
export type SessionKey = (typeof sessionKeys)[number];

/** Returns the storage key of a session's value. */
export function storageKey(scope: string, key: SessionKey): string {
  return `${scope}/${key}`;
}

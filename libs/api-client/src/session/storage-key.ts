/** The names of the values, as the browser's storage has them behind the scope. */
export const sessionKeys = ['apptoken', 'reftoken', 'userId', 'userInfo'] as const;
export type SessionKey = (typeof sessionKeys)[number];

/** Where a session's value is kept. */
export function storageKey(scope: string, key: SessionKey): string {
  return `${scope}/${key}`;
}

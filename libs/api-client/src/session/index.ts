export { createSessionStore, isWhole, type Session, type SessionStore, type WholeSession } from './session-store.ts';
export { sessionKeys, storageKey } from './storage-key.ts';
export { userInfoOf, type UserInfo } from './user-info.ts';

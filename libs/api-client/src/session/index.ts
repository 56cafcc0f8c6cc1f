export { createSessionStore, isWhole, sessionKeys, storageKey, type Session, type SessionStore, type WholeSession } from './session-store.ts';
export { userInfoOf, type UserInfo } from './user-info.ts';

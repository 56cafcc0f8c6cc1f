/** The logged-in user, as in the account API's profile. */
export interface UserInfo {
  readonly user_id: string;
  readonly email: string;
  readonly nickname: string;
  readonly country: string;
  readonly points: number;
}

/**
 * Reads a profile; returns undefined if it is invalid. Written by hand: the code that reads a session must share no
 * code with the client, whose chunk is fetched again, alone, after a failed fetch.
 */
export function userInfoOf(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { user_id, email, nickname = '', country = '', points = 0 } = value as Readonly<Record<string, unknown>>;
  if (
    typeof user_id !== 'string' ||
    typeof email !== 'string' ||
    typeof nickname !== 'string' ||
    typeof country !== 'string'
  )
    return undefined;
  return typeof points === 'number' && Number.isFinite(points)
    ? { user_id, email, nickname, country, points }
    : undefined;
}

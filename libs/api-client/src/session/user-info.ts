import * as v from 'valibot';

const userInfoSchema = v.object({
  user_id: v.string(),
  email: v.string(),
  nickname: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  points: v.optional(v.pipe(v.number(), v.finite()), 0),
});

/** Who is logged in, as the account API's profile has it. */
export type UserInfo = v.InferOutput<typeof userInfoSchema>;

/** Reads a profile; undefined when it is none. */
export function userInfoOf(value: unknown): UserInfo | undefined {
  const { success, output } = v.safeParse(userInfoSchema, value);
  return success ? output : undefined;
}

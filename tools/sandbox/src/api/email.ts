import * as v from 'valibot';

/** An e-mail address, however it is written. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

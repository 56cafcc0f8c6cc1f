/**
 * Returns the logged-in user from the values of the site's storage; undefined if there is none. The values are not
 * trusted.
 * @param {Readonly<Record<string, unknown>>} values
 * @returns {{ nickname: string | undefined, points: number | undefined } | undefined}
 */
export function visitorOf({ apptoken, userId, userInfo }) {
  if (!isText(apptoken) || !isText(userId)) return undefined;
  const { nickname, points } = record(userInfo);
  return {
    nickname: isText(nickname) ? nickname : undefined,
    points: typeof points === 'number' && Number.isFinite(points) ? points : undefined,
  };
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * The fields of an object, or of the JSON of one.
 * @param {unknown} value
 * @returns {Readonly<Record<string, unknown>>}
 */
function record(value) {
  try {
    /** @type {unknown} */
    const read = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof read === 'object' && read !== null ? /** @type {Record<string, unknown>} */ (read) : {};
  } catch {
    return {};
  }
}

/** The longest body that any request may have. */
export const maxBodyBytes = 64 * 1024;

/** The longest body that a request may have, unless it brings a file. */
export const maxBodyBytes = 64 * 1024;

/** The longest body that a support request may have: it brings a file, in base64. */
export const maxSupportBodyBytes = 1024 * 1024;

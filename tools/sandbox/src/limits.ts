/** Maximum size of a request's body in bytes, unless it contains a file. */
export const maxBodyBytes = 64 * 1024;

/** Maximum size of a support request's body in bytes; it contains a file, in base64. */
export const maxSupportBodyBytes = 1024 * 1024;

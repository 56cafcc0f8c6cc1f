/**
 * Returns the `Accept-Language` header for the API: `en` when the language is English, otherwise the region's code.
 * These are the API's own codes (`jp`, `kr`, `cn`), not languages: never pass one to Intl.
 */
export function acceptLanguage(region: string, language: string): string {
  return /^en(-|$)/i.test(language) ? 'en' : region;
}

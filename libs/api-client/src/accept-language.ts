/**
 * What the API reads as `Accept-Language`: `en` when the language is English, otherwise the region's code.
 * These are the API's own codes (`jp`, `kr`, `cn`), not languages: never hand one to Intl.
 */
export function acceptLanguage(region: string, language: string): string {
  return /^en(-|$)/i.test(language) ? 'en' : region;
}

/** The ratings and reviews on a product's page, and the link to them. */
const ofOwners = /<section[^>]* id="reviews".*?<\/section>|<a[^>]* href="#reviews".*?<\/a>/gs;

/** Returns the visible text of a page, without the ratings and reviews of owners. */
export function pageWords(html: string): string {
  return html
    .replaceAll(ofOwners, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

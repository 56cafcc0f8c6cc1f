import { products, type ProductId } from '@kinemorph/content';
import { keepName } from '@kinemorph/i18n/line-breaks';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../../', import.meta.url));
/** Where words are written, as the tests name it. */
export type Topic =
  | 'content/messages/home'
  | `content/src/campaigns/${string}/copy`
  | 'content/messages/labels'
  | 'content/messages/navigation'
  | `content/src/products/${string}/copy`
  | 'content/messages/regions'
  | 'content/messages/search'
  | 'i18n/messages'
  | 'screens/src/article/copy/faq'
  | 'screens/src/choose-your-region/messages'
  | 'screens/src/home/messages'
  | 'screens/src/newsletter-popup/messages'
  | 'screens/src/not-found/messages'
  | 'site/src/consent/messages';

const bases: Readonly<Record<string, readonly string[]>> = { 'en-GB': ['en-US'], 'en-EU': ['en-US', 'en-GB'] };

/** What a topic says in a locale, as it is written; the Englishes are differences from one another. */
export function words(topic: Topic, locale: string): (id: string) => string {
  const read = (of: string) => {
    const file = `${libs}${topic}/${of}.json`;
    // An English that differs in nothing has no file.
    return of in bases && !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  };
  const messages = Object.assign({}, ...[...(bases[locale] ?? []), locale].map(read)) as Record<string, string>;
  return (id) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`${topic} says no "${id}" in ${locale}`);
    return text;
  };
}

/** The names of products as a page shows them in a locale, by their ids. */
export function productNames(locale: string): (id: string) => string {
  return (id) =>
    keepName(words(`content/src/products/${products[id as ProductId].slug}/copy`, locale)(`product.${id}.name`));
}

import { products, type ProductId } from '@kinemorph/content';
import { keepName, withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of a set of messages, as the tests name it. */
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
  | 'screens/src/not-found/copy'
  | 'site/src/consent/messages';

const bases: Readonly<Record<string, readonly string[]>> = { 'en-GB': ['en-US'], 'en-EU': ['en-US', 'en-GB'] };

/** Returns the source texts of a topic in a locale; the English locales are differences from one another. */
export function words(topic: Topic, locale: string): (id: string) => string {
  const read = (of: string) => {
    const file = `${libs}${topic}/${of}.json`;
    // An English locale without differences has no file.
    return of in bases && !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  };
  const messages = Object.assign({}, ...[...(bases[locale] ?? []), locale].map(read)) as Record<string, string>;
  return (id) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`${topic} says no "${id}" in ${locale}`);
    return text;
  };
}

/** Returns the names of products, as in the headings of a read document in a locale, by their ids. */
export function productNames(locale: string): (id: string) => string {
  return (id) =>
    withoutJoiners(
      keepName(words(`content/src/products/${products[id as ProductId].slug}/copy`, locale)(`product.${id}.name`)),
    );
}

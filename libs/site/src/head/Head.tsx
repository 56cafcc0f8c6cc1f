import type { HeadModel } from '../page/head-model.ts';

/**
 * The page's metadata that browsers and search engines update from page to page; rendered once, inside the document's
 * head.
 */
export function Head({ title, description, canonical, alternates, index }: HeadModel) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

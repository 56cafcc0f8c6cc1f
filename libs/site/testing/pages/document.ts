import { withoutJoiners } from '@kinemorph/i18n/line-breaks';

/** The content of an HTML document, read without a browser. */
export interface ReadDocument {
  readonly lang: string;
  readonly title: string;
  /** Headings in order, as `h2: words`, without the invisible word joiners. */
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  /** Alternate addresses by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The names in every link's `href`. */
  readonly links: readonly string[];
  /** The JSON-LD as text. */
  readonly structuredData: string;
}

/**
 * Reads the parts of a document that tests use. It is for the documents of these sites only: React writes them in one
 * form.
 */
export function readDocument(html: string): ReadDocument {
  const body = html.slice(html.indexOf('<body'));
  const first = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const canonical = first(/<link rel="canonical" href="([^"]*)"/);
  return {
    lang: first(/<html lang="([^"]*)"/),
    title: first(/<title>([^<]*)<\/title>/),
    headings: [...body.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].map(
      ([, level = '', words = '']) => `${level}: ${plain(words)}`,
    ),
    canonical: canonical || undefined,
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, lang = '', href = '']) => [
        lang,
        decode(href),
      ]),
    ),
    links: [...body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => decode(href)),
    structuredData: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  };
}

function plain(markup: string): string {
  return withoutJoiners(decode(markup.replaceAll(/<[^>]*>/g, ' ')))
    .replaceAll(/[ \n]+/g, ' ')
    .trim();
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

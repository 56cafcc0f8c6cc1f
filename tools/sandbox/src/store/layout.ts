import { html } from 'hono/html';
import { regions, type RegionId } from '../regions.ts';
import { copies } from './copy/copies.ts';
import type { Markup } from './markup.ts';
import type { Sites } from './sites.ts';
import { visitorBar, visitorScripts } from './visitor.ts';

/** The content of a region's page. */
export interface Page {
  readonly region: RegionId;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  /** Known values of the link that led to the page. */
  readonly from?: readonly string[];
  /** The sites whose session the page shares and whose user it shows. */
  readonly sites?: Sites;
}

/** A page in its region's language. */
export function layout({ region, eyebrow, title, lead, from = [], sites }: Page): Markup {
  const { locale, language, place } = regions[region];
  const copy = copies[language];
  const home = `/store/${region}`;
  return frame(
    locale,
    `${title} · ${copy.store} ${place}`,
    html` <header>
        <a class="name" href="${home}">${copy.store} <span class="place">${place}</span></a>
        <nav>
          <a href="${home}/account">${copy.toAccount}</a>
          <a href="${home}/account/register">${copy.toRegister}</a>
        </nav>
        ${sites ? visitorBar(region, sites) : ''}
      </header>
      <main>
        <article>
          ${eyebrow ? html`<p class="eyebrow">${eyebrow}</p>` : ''}
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          ${from.length > 0 ? html`<p class="from">${copy.from(from.join(' · '))}</p>` : ''}
        </article>
      </main>
      <footer>${copy.notice}</footer>
      ${sites ? visitorScripts(region, sites) : ''}`,
  );
}

/** Renders the page for a request without a region, with links to all regions. */
export function signpost(title: string, lead: string): Markup {
  return frame(
    'en',
    title,
    html` <main>
        <article>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          <ul>
            ${Object.entries(regions).map(([id, { locale, place }]) => html`<li><a href="/store/${id}" lang="${locale}">${place}</a></li>`)}
          </ul>
        </article>
      </main>
      <footer>${copies.en.notice}</footer>`,
  );
}

function frame(lang: string, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/store.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

import type { Instant } from '@kinemorph/content/time';
import { createText, loadSharedMessages, type Locale } from '@kinemorph/i18n';
import { prerender } from 'react-dom/static';
import { SiteRoot } from '../document/SiteRoot.tsx';
import { structuredData } from '../head/structured-data.server.ts';
import type { AnyScreenId, PageData } from '../page.ts';
import { toDataBlock } from './data-block.ts';
import { encodeBody } from './encoded-body.ts';
import type { PageAssets } from './manifest.ts';
import type { CachedPage } from './page-cache.ts';
import { pageData, type PageDataOptions, type PageRequest } from './page-data.ts';

export interface RendererOptions extends PageDataOptions {
  readonly assets: (screen: AnyScreenId, locale: Locale) => PageAssets;
  /** Addresses of fonts to fetch before the styles ask for them. */
  readonly fonts: readonly string[];
}

/** How long a render may take, in milliseconds. */
const renderLimit = 2000;

const noOverlays = { newsletterPopup: () => Promise.reject(new Error('overlays open in the browser only')) };

/** Renders a page to the end, as a document and as data, in every encoding. */
export async function renderPage(options: RendererOptions, request: PageRequest, now: Instant, { compress = true } = {}): Promise<CachedPage> {
  const data = pageData(options, request, now);
  const html = await renderDocument(options, data);
  const [document, json] = await Promise.all([encodeBody(html, { compress }), encodeBody(toDataBlock(data), { compress })]);
  return { status: request.screen === 'not-found' ? 404 : 200, html: document, json, renderedFor: now, expires: data.expires ?? undefined };
}

async function renderDocument({ screens, table, assets, fonts, origins }: RendererOptions, data: PageData): Promise<string> {
  const screen = screens[data.page];
  const [Screen, shared, own] = await Promise.all([screen.load(), loadSharedMessages(data.locale), screen.messages(data.locale)]);
  const text = createText(data.locale, [shared, own]);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<SiteRoot data={data} screen={Screen} text={text} overlays={noOverlays} />, {
    signal: AbortSignal.timeout(renderLimit),
    onError: (error) => void failures.push(error),
  });
  // React would send what it has, with a hole where a component failed or hung.
  if (failures.length > 0) throw failures[0] instanceof Error ? failures[0] : new Error(String(failures[0]));
  const { entry, entryImports, scripts, styles } = assets(data.page, data.locale);
  const startsAtOnce = [...table.values()].some(({ personal, component }) => personal && component === data.page);
  const home = data.region === 'cn' ? `${origins.cn}/` : `${origins.global}/${data.region}`;
  const head = [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Nothing of a script comes before the first picture.
    ...entryImports.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" src="${entry}" data-scripts="${scripts.join(' ')}"${startsAtOnce ? ' data-start="now"' : ''}></script>`,
    `<script type="application/ld+json">${toDataBlock(structuredData(data.region, data.head, home))}</script>`,
  ].join('');
  const block = `<script type="application/json" id="page-data">${toDataBlock(data)}</script>`;
  const html = await new Response(prelude).text();
  return html.replace('</head>', () => `${head}</head>`).replace(/<\/body><\/html>$/, () => `${block}</body></html>`);
}

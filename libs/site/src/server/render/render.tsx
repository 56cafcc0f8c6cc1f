import { addressOnSite } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { icon } from '@kinemorph/ui/icon';
import { SiteRoot } from '../../document/SiteRoot.tsx';
import { shareTags } from '../../head/share-tags.server.ts';
import { structuredData } from '../../head/structured-data.server.ts';
import type { AnyScreenId, PageData } from '../../page/page.ts';
import { outlineOf } from '../../page/page-outline.ts';
import { toDataBlock } from './data-block.ts';
import { escapeXml } from '../../head/escape-xml.ts';
import type { PageAssets } from '../manifest/manifest.ts';
import { createPageData, type PageDataOptions, type PageRequest } from '../model/page-data.ts';
import { createStylePicker, type PickStyle } from './style/page-style.ts';
import { renderMarkup, withinRenderLimit } from './render-markup.ts';
import { createScreenLoader, type LoadedScreen } from './screen-loader.ts';
import { readSearchIndex } from '../model/search-pages.ts';
import type { StyleRules } from './style/style-rules.ts';

export interface RendererOptions extends PageDataOptions {
  /** Returns the files of a screen, and of the parts that a page shows. */
  readonly assets: (screen: AnyScreenId, parts?: readonly string[]) => PageAssets;
  /** Addresses of fonts to fetch before the styles request them. */
  readonly fonts: readonly string[];
  /**
   * The hashes of scripts and style sheets by their addresses; a browser refuses a file whose hash differs from the
   * document's.
   */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
  /** The rules of the style sheets; without them, as from source, a document links to whole sheets. */
  readonly styleRules?: StyleRules | undefined;
}

/** A page as text, and the instant until which it is true. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** The whole document, in parts. */
  readonly html: readonly string[];
  /** Only the page's data. */
  readonly json: string;
  /** The source by which the content security policy allows the document's inline style. */
  readonly styleSource?: string | undefined;
  readonly expires: Instant | undefined;
}

/** The differences of a document from the one for every visitor. */
export interface DocumentOptions {
  /** Markup at the end of the document's body. */
  readonly last?: string;
  /** Rendered for one request: no other request gets the same data, so the document contains all of it. */
  readonly isForOne?: boolean;
  /** Rendered for an instant that the visitor has chosen. */
  readonly isPreview?: boolean;
}

/** Renders a page completely, as a document and as data. Rejects if a component fails, or takes too long. */
export type Renderer = (request: PageRequest, now: Instant, options?: DocumentOptions) => Promise<RenderedPage>;

/** Creates the renderer of a site. It keeps the parts that pages of a screen and a locale share. */
export function createRenderer(options: RendererOptions): Renderer {
  const load = createScreenLoader(options.screens);
  const pageData = createPageData(options);
  const pickStyle = createStylePicker(options.styleRules ?? {});
  return async (request, now, { last = '', isForOne = false, isPreview = false } = {}) => {
    if (request.isIndex) {
      const index = await readSearchIndex(options, request.region, now);
      return { status: 200, html: [], json: JSON.stringify(index), expires: index.expires ?? undefined };
    }
    const model = pageData(request, now);
    const loaded = await withinRenderLimit(load(model.page, model.locale));
    const data = { ...model, ...(isPreview && { preview: true as const }), messages: loaded.messages };
    const json = toDataBlock(data);
    const isMissing = request.screen === 'not-found';
    const isWhole = isForOne || isMissing || personalOf(options.table, data.page) === 'signed-in';
    const carried = isWhole ? json : toDataBlock(outlineOf(data));
    const block = `<script type="application/json" id="page-data">${carried}</script>`;
    const { html, styleSource } = await renderDocument(options, pickStyle, data, loaded, block + last);
    return {
      status: isMissing ? 404 : 200,
      html,
      json,
      styleSource,
      expires: data.expires ?? undefined,
    };
  };
}

const noOverlays = { newsletterPopup: () => Promise.reject(new Error('overlays open in the browser only')) };

/**
 * The start of React on a page, by the page's audience: at once if the document contains nothing useful, or if a
 * session may change its content.
 */
const startOfScripts = { none: '', 'signed-in': ' data-start="now"', 'signed-out': ' data-start="session"' } as const;

async function renderDocument(
  { table, screens, assets, fonts, integrity, origins }: RendererOptions,
  pickStyle: PickStyle,
  data: PageData,
  { Screen, text }: LoadedScreen,
  last: string,
): Promise<Pick<RenderedPage, 'html' | 'styleSource'>> {
  const { entry, entryImports, scripts, screen, styles } = assets(
    data.page,
    screens[data.page].model.parts?.(data.model),
  );
  const personal = personalOf(table, data.page);
  const starts = startOfScripts[personal];
  const home = addressOnSite(origins, data.region, '');
  const hashed = (href: string) =>
    `"${href}"${integrity?.[href] === undefined ? '' : ` integrity="${integrity[href]}"`}`;
  const markup = await renderMarkup(<SiteRoot data={data} screen={Screen} text={text} overlays={noOverlays} />);
  // A page that React changes at once needs the whole sheets at once.
  const style = personal === 'signed-in' ? undefined : await pickStyle(styles, markup);
  const head = [
    `<meta name="theme-color" content="#0B0D10"><link rel="icon" type="image/svg+xml" href="${icon}">`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}">`),
    ...(style
      ? [
          `<style data-sheets="${styles.map((href) => `${href}#${integrity?.[href] ?? ''}`).join(' ')}">${style.css}</style>`,
        ]
      : styles.map((href) => `<link rel="stylesheet" href=${hashed(href)}>`)),
    // No script is loaded before the first picture.
    ...entryImports.map((href) => `<link rel="modulepreload" fetchpriority="low" href=${hashed(href)}>`),
    `<script type="module" fetchpriority="low" src=${hashed(entry)} data-scripts="${scripts.join(' ')}"${screen === undefined ? '' : ` data-screen="${screen}"`}${starts}></script>`,
    ...feedLink(data.head),
    shareTags(data.head),
    `<script type="application/ld+json">${toDataBlock(structuredData(data.region, data.head, home))}</script>`,
  ].join('');
  return { html: insertMarkup(markup, head, last), styleSource: style?.source };
}

function personalOf(table: RendererOptions['table'], screen: AnyScreenId): keyof typeof startOfScripts {
  return [...table.values()].find(({ component }) => component === screen)?.personal ?? 'none';
}

/** Returns the link to the feed, for browsers and feed readers, not for React. */
function feedLink({ feed }: PageData['head']): readonly string[] {
  return feed
    ? [
        `<link rel="alternate" type="application/atom+xml" title="${escapeXml(feed.title)}" href="${escapeXml(feed.href)}">`,
      ]
    : [];
}

const ends = { head: '</head>', body: '</body></html>' };

/** Inserts markup at the end of a document's head and at the end of its body. Returns the document in parts. */
function insertMarkup(document: string, inHead: string, inBody: string): readonly string[] {
  const head = document.indexOf(ends.head);
  const body = document.length - ends.body.length;
  return [document.slice(0, head), inHead, document.slice(head, body), inBody, ends.body];
}

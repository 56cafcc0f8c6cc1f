import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { isRegion, regions, type RegionId } from '../regions.ts';
import { copies } from './copy/copies.ts';
import type { Copy } from './copy/copy.ts';
import { handedOver } from './handed-over.ts';
import { layout, signpost, type Page } from './layout.ts';
import { contentSecurityPolicy } from './policy.ts';
import { siteOf, type Sites } from './sites.ts';

const files = Object.entries({
  '/store.css': { text: fileOf('./store.css'), type: 'text/css; charset=utf-8' },
  '/store/store.mjs': { text: fileOf('./browser/store.mjs'), type: 'text/javascript; charset=utf-8' },
  '/store/visitor.mjs': { text: fileOf('./browser/visitor.mjs'), type: 'text/javascript; charset=utf-8' },
});

type Show = (copy: Copy, place: string) => Pick<Page, 'eyebrow' | 'title' | 'lead'>;

/**
 * Serves the stand-ins for the regional stores, the content hub and the creation studio. The stores share the sites'
 * session.
 */
export function storePages(sites: Sites): Hono {
  const { page, notFound } = createPages(sites);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    const region = storeOf(c.req.path);
    c.header('content-security-policy', contentSecurityPolicy(region && siteOf(region, sites)));
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  app.get('/', (c) =>
    c.html(
      signpost(
        'The sandbox',
        'The account API answers under /usapi, /euapi and /cnapi. The stores of the regions are stood in for here:',
      ),
    ),
  );
  for (const [path, { text, type }] of files) app.get(path, (c) => c.body(text, 200, { 'content-type': type }));
  app.get(
    '/store/:region',
    page((copy) => copy.home),
  );
  app.get(
    '/store/:region/account',
    page((copy) => copy.account),
  );
  app.get(
    '/store/:region/account/register',
    page((copy) => copy.register),
  );
  app.get(
    '/store/:region/discount/:code{[A-Z0-9]+}',
    page((copy) => copy.home),
  );
  app.get('/store/:region/products/:slug{[a-z0-9]+(?:-[a-z0-9]+)*}', (c) =>
    page((copy, place) => ({
      eyebrow: copy.product.eyebrow,
      title: nameOf(c.req.param('slug')),
      lead: copy.product.lead(place),
    }))(c),
  );
  app.get(
    '/hub/:region',
    page((copy) => copy.hub),
  );
  app.get(
    '/studio/:region',
    page((copy) => copy.studio),
  );
  app.all('*', notFound);
  return app;
}

/** Returns functions that render the pages of a region, and the page for an unknown address. */
function createPages(sites: Sites) {
  function page(show: Show) {
    return (c: Context) => {
      const region = c.req.param('region') ?? '';
      if (!isRegion(region)) return notFound(c);
      const { language, place } = regions[region];
      const from = handedOver(c.req.param('slug'), {
        campaign: c.req.query('campaign'),
        region: c.req.query('region'),
      });
      return c.html(layout({ region, ...show(copies[language], place), from, ...(storeOf(c.req.path) && { sites }) }));
    };
  }

  function notFound(c: Context) {
    const region = regionOf(c.req.path);
    if (!region) return c.html(signpost(copies.en.notFound.title, copies.en.notFound.lead), 404);
    return c.html(
      layout({ region, ...copies[regions[region].language].notFound, ...(storeOf(c.req.path) && { sites }) }),
      404,
    );
  }

  return { page, notFound };
}

function regionOf(path: string): RegionId | undefined {
  const [, , region = ''] = path.split('/');
  return isRegion(region) ? region : undefined;
}

/** The region of a store's page. */
function storeOf(path: string): RegionId | undefined {
  return path.startsWith('/store/') ? regionOf(path) : undefined;
}

/** Returns a product's name, derived from its path. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function fileOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

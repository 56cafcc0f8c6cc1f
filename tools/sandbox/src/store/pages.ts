import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { isRegion, regions, type RegionId } from '../regions.ts';
import { copies, type Copy } from './copy/copy.ts';
import { layout, signpost, type Page } from './layout.ts';

const css = readFileSync(new URL('./store.css', import.meta.url), 'utf8');
const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Show = (copy: Copy, place: string) => Omit<Page, 'region' | 'details'>;

/** The stand-ins for the regional stores, the content hub and the creation studio. */
export function storePages(): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('content-security-policy', policy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  app.get('/', c => c.html(signpost('The sandbox', 'The account API answers under /usapi, /euapi and /cnapi. The stores of the regions are stood in for here:')));
  app.get('/store.css', c => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/store/:region', page(copy => copy.home));
  app.get('/store/:region/account', page(copy => copy.account));
  app.get('/store/:region/account/register', page(copy => copy.register));
  app.get('/store/:region/products/:slug{[a-z0-9]+(?:-[a-z0-9]+)*}', c =>
    page((copy, place) => ({ eyebrow: copy.product.eyebrow, title: nameOf(c.req.param('slug')), lead: copy.product.lead(place) }))(c));
  app.get('/hub/:region', page(copy => copy.hub));
  app.get('/studio/:region', page(copy => copy.studio));
  app.all('*', notFound);
  return app;
}

function page(show: Show) {
  return (c: Context) => {
    const region = c.req.param('region') ?? '';
    if (!isRegion(region)) return notFound(c);
    const copy = copies[regions[region].language];
    const campaign = c.req.query('campaign')?.slice(0, 100);
    const details = campaign ? [[copy.campaign, campaign] as const] : [];
    return c.html(layout({ region, ...show(copy, regions[region].place), details }));
  };
}

function notFound(c: Context) {
  const region = regionOf(c.req.path);
  const { title, lead } = region ? copies[regions[region].language].notFound : copies.en.notFound;
  return c.html(region ? layout({ region, title, lead }) : signpost(title, lead), 404);
}

function regionOf(path: string): RegionId | undefined {
  const [, , region = ''] = path.split('/');
  return isRegion(region) ? region : undefined;
}

/** A product's name, as well as its address tells it. */
function nameOf(slug: string): string {
  return slug.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

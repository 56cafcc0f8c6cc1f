import type { PageOutline } from '../../page/page-outline.ts';
import type { AnalyticsEvent } from '../events.ts';

/** Returns the event of a followed link; undefined for most links. */
export function clickEvent(
  address: string,
  { region, shell }: Pick<PageOutline, 'region' | 'shell'>,
): AnalyticsEvent | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { measured, regionInPath } = shell.site;
  const product = url.searchParams.get('product');
  if (product !== null && url.pathname.endsWith(`/products/${product}`) && url.searchParams.get('region') === region) {
    const price = measured?.products[product];
    const campaign = url.searchParams.get('campaign');
    return {
      event: 'buyClick',
      product,
      ...(measured && typeof price === 'number' && { price, currency: measured.currency }),
      ...(campaign !== null && { campaign }),
      region,
    };
  }
  const to = shell.offers?.find(({ href }) => isBelow(url, href))?.region;
  if (to !== undefined) return { event: 'regionChange', from: region, to };
  const page = /^\/([a-z]{2}\/)?([a-z\d-]+)$/.exec(url.pathname);
  const slug = page && (page[1] === undefined) === !regionInPath ? page[2] : undefined;
  return slug !== undefined && measured && Object.hasOwn(measured.products, slug)
    ? { event: 'selectItem', product: slug, region }
    : undefined;
}

/** Returns true if an address is another region's home or one of its pages. */
function isBelow({ origin, pathname }: URL, home: string): boolean {
  const base = new URL(home);
  return (
    origin === base.origin &&
    (pathname === base.pathname || pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`))
  );
}

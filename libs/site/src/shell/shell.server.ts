import {
  accountOf,
  addressLines,
  brand,
  legalNotices,
  markets,
  navigation,
  offerOf,
  offices,
  products,
  regionIds,
  regions,
  returnDays,
  seriesOf,
  shownPhone,
  signUpCredits,
  signUpDiscount,
  socialLink,
  textBanners,
  type ContentTextId,
  type Country,
  type NavItem,
  type RegionId,
} from '@kinemorph/content';
import { intlLocale, type Text } from '@kinemorph/i18n';
import { keepNumber } from '@kinemorph/i18n/line-breaks';
import type { HeaderMenu } from '@kinemorph/ui';
import { measuredProducts } from '../analytics/measured-products.server.ts';
import { consentModel } from '../consent/record/consent.server.ts';
import type { PageContext } from '../page.ts';
import { regionName } from '../server/model/region-name.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../routing/site-definition.ts';
import type { Vendors } from '../vendors/vendors.ts';
import type { ShellModel } from './shell-model.ts';

interface FrameOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly vendors: Vendors;
  readonly textOf: (region: RegionId) => Text<ContentTextId>;
  /** Whether the page is one of an account: these carry no vendors. */
  readonly isPersonal: boolean;
}

/** What the frame may read: nothing of one page. */
type RegionContext = Omit<PageContext, 'path'>;

/** What the frame has in common on all pages of a region: all but its home and its banner. */
type FrameModel = Omit<ShellModel, 'home' | 'banner'>;

/** Returns the frame around a page. What it has in common with other pages of the region, a tenth of a render, is given. */
export function shellModel(context: PageContext, site: SiteDefinition, frame: FrameModel): ShellModel {
  const banner = bannerModel(context);
  return { home: pagePath(site, context.region.id, ''), ...(banner && { banner }), ...frame };
}

/** Returns what the frame around a region's pages has in common at this instant. */
export function frameModel(
  context: RegionContext,
  { site, table, vendors: configured, textOf, isPersonal }: FrameOptions,
): FrameModel {
  const { region, text, links } = context;
  const items = navigation(region.id).filter((item) => isShown(item, context));
  const label = (country: Country) => regionName(context, country);
  const open = openPages(context, site, table);
  const vendors = isPersonal
    ? { ...(configured.captcha !== undefined && { captcha: configured.captcha }) }
    : configured;
  const consent = consentModel(context, vendors);
  const { apiBase, storageScope, signsOut } = markets[region.market];
  return {
    menus: items.filter((item) => !item.hidden?.includes('header')).flatMap((item) => headerMenu(item, context) ?? []),
    footer: footerModel(items, context),
    search: { href: pagePath(site, region.id, 'search'), label: text('search.title') },
    account: { href: links.to(accountOf(region.id)) ?? links.store('/account'), label: text('nav.account') },
    regionChoice: {
      href: pagePath(site, region.id, 'choose-your-region'),
      label: label(region.country),
      byCountry: Object.fromEntries((region.alsoServes ?? []).map((country) => [country, label(country)])),
    },
    offers: regionOffers(context, textOf),
    site: {
      regionInPath: site.regionInPath,
      regions: site.regions,
      ...open,
      personal: [...table.values()]
        .filter(({ personal, path }) => personal && open.pages.includes(path))
        .map(({ path }) => pagePath(site, region.id, path)),
      apiBase,
      storageScope,
      signsOut,
      ...(Object.keys(vendors).length > 0 && { vendors }),
      ...(vendors.tagManager && {
        measured: { currency: region.currency, products: measuredProducts(context, open.pages) },
      }),
    },
    ...(consent && { consent }),
    // On the way into an account nobody is held up by an invitation to one.
    ...(region.newsletterPopup && !isPersonal && { newsletterPopup: newsletterPopup(context, site) }),
  };
}

/** The foot of every page: the menus' links, where the company is, and its legal texts. */
function footerModel(items: readonly NavItem[], context: RegionContext): ShellModel['footer'] {
  const { region, text, links } = context;
  const lists = items.filter((item) => item.children && !item.hidden?.includes('footer'));
  const linksOf = (item: NavItem) =>
    (item.children ?? [])
      .filter((child) => isShown(child, context))
      .flatMap((child) => {
        const href = child.to && links.to(child.to);
        return href ? [{ label: text(child.label), href }] : [];
      });
  return {
    // What one has agreed to stands in the last line.
    columns: lists
      .filter(({ identify }) => identify !== 'legal')
      .map((item) => ({ title: text(item.label), links: linksOf(item) }))
      .filter(({ links: column }) => column.length > 0),
    socials: region.social.map((network) => ({
      icon: network,
      label: text(`nav.social.${network}`),
      href: socialLink(network),
    })),
    address: [
      offices[region.id].name,
      ...addressLines(offices[region.id]),
      text('nav.address.support', { phone: keepNumber(shownPhone(offices[region.id])) }),
      brand.mailboxes.support,
    ],
    legal: [...lists.filter(({ identify }) => identify === 'legal').flatMap(linksOf), ...noticeLinks(context)],
    copyright: [
      text('nav.copyright', { year: String(brand.copyrightYear) }),
      text('nav.licence'),
      ...noticeLine(context),
    ],
  };
}

/** What is said to a visitor who may belong to another region, in that region's words. */
function regionOffers({ region, links }: RegionContext, textOf: FrameOptions['textOf']): ShellModel['offers'] {
  return regionIds
    .filter((id) => id !== region.id)
    .map((id) => ({
      region: id,
      locale: regions[id].locale,
      languages: regions[id].browserLanguages,
      text: textOf(id)('region.offer'),
      label: textOf(id)('region.offer.go'),
      href: links.inRegion(id, ''),
    }));
}

/** The notice that the region's law asks for, which is a part of the terms, and numbers that are looked up elsewhere. */
function noticeLinks({ region, text, links }: RegionContext): ShellModel['footer']['legal'] {
  const terms = links.to({ page: 'terms-use' });
  const numbers = legalNotices[region.id].flatMap(({ footer, href, value }) =>
    footer && href !== undefined ? [{ label: keepNumber(value), href }] : [],
  );
  return [...(terms === undefined ? [] : [{ label: text('nav.legal.notice'), href: `${terms}#notice` }]), ...numbers];
}

/** What stands of the notice at the foot of every page. */
function noticeLine({ region, text }: RegionContext): readonly string[] {
  // The company's name is at the head of the address.
  const lines = legalNotices[region.id].filter(
    ({ id, footer, href }) => footer && href === undefined && id !== 'provider',
  );
  return lines.length > 0
    ? [lines.map(({ text: label, value }) => text('nav.legal.line', { label, value: keepNumber(value) })).join(' · ')]
    : [];
}

/** What the newsletter's pop-up interpolates and links to. The browser formats no percentages: its formatter for them weighs 2.5 kB. */
function newsletterPopup(
  { region, links }: RegionContext,
  site: SiteDefinition,
): NonNullable<ShellModel['newsletterPopup']> {
  const [privacy, terms] = [links.to({ page: 'privacy-policy' }), links.to({ page: 'terms-use' })];
  return {
    register: pagePath(site, region.id, 'login'),
    credits: signUpCredits,
    discount: new Intl.NumberFormat(intlLocale(region.locale), { style: 'percent' }).format(signUpDiscount),
    ...(privacy !== undefined && { privacy }),
    ...(terms !== undefined && { terms }),
  };
}

/**
 * Returns the pages that can be visited now, and the windows of these and of those that have closed: a tab that was opened after the end
 * redirects a later visit too, without a request. Nothing names a page that has not opened.
 */
function openPages(
  { region, clock }: RegionContext,
  site: SiteDefinition,
  table: RouteTable,
): Pick<ShellModel['site'], 'pages' | 'windows'> {
  const own = [...table.values()]
    .filter(({ regions: having }) => having.includes(region.id))
    .map(({ path, window }) => ({ path, window: window[region.id] }));
  const open = own.filter(({ window }) => clock.isOpen(window ?? {}));
  const windows = own.flatMap(({ path, window }) => {
    // One that has opened and never closes needs no watch.
    const isKnown = window?.closes !== undefined && (clock.isOpen(window) || clock.hasPassed(window.closes));
    return isKnown ? [[pagePath(site, region.id, path), window] as const] : [];
  });
  return { pages: open.map(({ path }) => path), windows: Object.fromEntries(windows) };
}

function isShown(item: NavItem, { clock, region }: RegionContext): boolean {
  if (item.startTime !== undefined && !clock.hasPassed(item.startTime)) return false;
  if (item.window && !clock.isOpen(item.window)) return false;
  return !item.stages || clock.stage(item.stages.timeline, region.id) === item.stages.stage;
}

/** A menu of the header; undefined when nothing of it leads anywhere in this region. */
function headerMenu(item: NavItem, context: RegionContext): HeaderMenu | undefined {
  const { text, links } = context;
  const base = { id: item.identify, label: text(item.label) };
  const tag = item.tag && { tag: { color: item.tag.color, label: text(item.tag.label) } };
  if (!item.children) {
    const href = item.to && links.to(item.to);
    return href === undefined ? undefined : { ...base, href, ...tag };
  }
  const entries = item.children
    .filter((child) => isShown(child, context))
    .flatMap((child) => menuEntry(child, context) ?? []);
  return entries.length > 0 ? { ...base, items: entries } : undefined;
}

function menuEntry(child: NavItem, { text, links, region, clock, money, picture }: RegionContext) {
  const href = child.to && links.to(child.to);
  if (href === undefined) return undefined;
  const entry = {
    label: text(child.label),
    href,
    ...(child.tag && { tag: { color: child.tag.color, label: text(child.tag.label) } }),
  };
  if (!child.to || !('product' in child.to)) return entry;
  const product = products[child.to.product];
  const offer = offerOf(product, region, clock);
  return {
    ...entry,
    group: text(`manual.series.${seriesOf(product.id)}`),
    picture: picture(product.picture, ''),
    ...(offer?.price && { price: money(offer.price) }),
  };
}

function bannerModel({ region, path, clock, text, links, money }: PageContext): ShellModel['banner'] {
  for (const banner of textBanners) {
    if (banner.kind === 'always') {
      const days = returnDays[region.id];
      if (days === undefined) continue;
      return { label: text(banner.label, { days }), tone: banner.bg };
    }
    // A campaign's own page says the same, and more.
    if (clock.stage(banner.timeline, region.id) !== banner.stage || ('page' in banner.to && banner.to.page === path))
      continue;
    const href = links.to(banner.to);
    const price = 'product' in banner.to ? offerOf(products[banner.to.product], region, clock)?.price : undefined;
    const ends = banner.timeline.regions[region.id]?.ends ?? 1;
    return {
      label: text(banner.label, {
        saving: banner.saving === undefined ? '' : money({ amount: banner.saving, currency: region.currency }),
        price: price ? money(price) : '',
        // A stage ends with the first moment after it: copy names the last day.
        ends: new Date(ends - 1),
      }),
      tone: banner.bg,
      ...(href !== undefined && { href }),
      ...(banner.countsDown && {
        timer: { until: ends, label: text('countdown.title'), date: text('banner.ends', { ends: new Date(ends - 1) }) },
      }),
    };
  }
  return undefined;
}

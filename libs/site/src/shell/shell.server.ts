import {
  accountOf,
  markets,
  navigation,
  regionIds,
  regions,
  signUpCredits,
  signUpDiscount,
  type ContentTextId,
  type Country,
  type RegionId,
} from '@kinemorph/content';
import { intlLocale, type Text } from '@kinemorph/i18n';
import { measuredProducts } from '../analytics/measured-products.server.ts';
import { consentModel } from '../consent/consent.server.ts';
import type { ModelContext } from '../page/page.ts';
import { regionName } from './frame/region-name.server.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../routing/site-definition.ts';
import type { Vendors } from '../page/vendors.ts';
import { bannerModel } from './frame/banner.server.ts';
import { footerModel } from './frame/footer.server.ts';
import { headerMenu, isShown } from './frame/menus.server.ts';
import type { RegionContext } from './frame/region-context.ts';
import type { ShellModel } from '../page/shell-model.ts';

interface FrameOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly vendors: Vendors;
  readonly textOf: (region: RegionId) => Text<ContentTextId>;
  /** True if the page belongs to an account: such a page has no vendors. */
  readonly isPersonal: boolean;
}

/** The parts of the shell that all pages of a region share: all but its home and its banner. */
type FrameModel = Omit<ShellModel, 'home' | 'banner'>;

/**
 * Returns the shell of a page. The parts that it shares with other pages of the region, a tenth of a render, are passed
 * in.
 */
export function shellModel(context: ModelContext, site: SiteDefinition, frame: FrameModel): ShellModel {
  const banner = bannerModel(context);
  return { home: pagePath(site, context.region.id, ''), ...(banner && { banner }), ...frame };
}

/** Returns the parts of the shell that a region's pages share at this instant. */
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
  const consent = consentModel(context, configured, isPersonal);
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
    // On the pages of an account, no pop-up invites to create one.
    ...(region.newsletterPopup && !isPersonal && { newsletterPopup: newsletterPopup(context, site) }),
  };
}

/** Returns the suggestions of other regions, each in that region's language. */
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

/**
 * Returns the values and links of the newsletter pop-up. The browser formats no percentages: its formatter for them
 * weighs 2.5 kB.
 */
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
 * Returns the pages that can be visited now, and the windows of these and of those that have closed: a tab opened after
 * the end redirects a later visit too, without a request. A page that has not opened is in neither.
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
    // A page that has opened and never closes needs no watch.
    const isKnown = window?.closes !== undefined && (clock.isOpen(window) || clock.hasPassed(window.closes));
    return isKnown ? [[pagePath(site, region.id, path), window] as const] : [];
  });
  return { pages: open.map(({ path }) => path), windows: Object.fromEntries(windows) };
}

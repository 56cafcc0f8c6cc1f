import { pathOnSite, siteMap, type PageRecord, type RegionId, type ScreenId } from '@kinemorph/content';
import { kindOfScreen, type PageKind } from './page-kinds.ts';

/** A page to measure. */
export interface BudgetPage {
  readonly kind: PageKind;
  readonly region: RegionId;
  /** Path on its site. */
  readonly path: string;
  /** Instant at which its site's clock starts, in ISO 8601. */
  readonly clock: string;
}

/** Every campaign is over: the instant at which pages without a window are visited. */
const afterTheSales = '2025-08-01T12:00:00Z';
const hourMs = 60 * 60 * 1000;

/**
 * The regions in which to measure a screen, by preference: the first of them that has it, with German first for its
 * long words; otherwise the screen's first region.
 */
const preferredRegions = ['de', 'us', 'jp', 'cn'] as const;

/** Further regions of some screens: other languages, other line-ups, and vendors that load without a question. */
const furtherRegions: Readonly<Partial<Record<ScreenId, readonly RegionId[]>>> = {
  home: ['us', 'jp', 'cn'],
  'flagship-bumblebee': ['us', 'jp', 'cn'],
  login: ['us'],
};

/** Returns every screen once, some in several regions, and a path that does not exist. */
export function budgetPages(): readonly BudgetPage[] {
  const shown = (siteMap as readonly PageRecord[]).flatMap(({ component }) => component ?? []);
  return [
    ...[...new Set<ScreenId>(shown)].flatMap(pagesOfScreen),
    { kind: 'not-found', region: 'de', path: '/de/no-such-page', clock: afterTheSales },
  ];
}

function pagesOfScreen(screen: ScreenId): readonly BudgetPage[] {
  const kind = kindOfScreen(screen);
  if (!kind) return [];
  const record = (siteMap as readonly PageRecord[]).find(({ component }) => component === screen);
  // The shared pages are only measured if a campaign or a product uses them.
  if (!record && (screen === 'campaign' || screen === 'product')) return [];
  const first = preferredRegions.find((region) => record?.regions.includes(region)) ?? record?.regions[0];
  if (!record || !first) throw new Error(`No region has a page that shows ${screen}.`);
  return [first, ...(furtherRegions[screen] ?? [])].map((region) => ({
    kind,
    region,
    path: pathOnSite(region, record.path),
    clock: clockOf(record, region),
  }));
}

/** A campaign is visited in its last hour, when all its parts are open. */
function clockOf({ window }: PageRecord, region: RegionId): string {
  const closes = window?.[region]?.closes;
  return closes === undefined ? afterTheSales : new Date(closes - hourMs).toISOString();
}

import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import type { ContentLibrary } from '../read-content.ts';
import { counted, type Finding } from './finding.ts';
import type { RegionFinding } from './regions.ts';

/** A draft of a campaign, product, page or region, with its missing parts. */
export interface Draft {
  readonly id: string;
  /** From the root of the checkout. */
  readonly file: string;
  readonly missing: readonly string[];
}

const folderOf = (id: string) => `libs/content/src/campaigns/${id}`;

/** Separates mistakes from parts that drafts need not have yet: texts, prices, and the legal notice of a region. */
export function apartFromDrafts(
  all: readonly Finding[],
  inRegions: readonly RegionFinding[],
  library: ContentLibrary,
): { readonly mistakes: readonly Finding[]; readonly drafts: readonly Draft[] } {
  const { mistakes: others, drafts: products } = apartFromProducts(all, library);
  const { mistakes: findings, drafts: pages } = apartFromPages(others, library);
  const regions = Object.values(library.regions).filter(({ draft }) => draft);
  const locales = draftLocales(library);
  const isWordOfDraft = ({ file, found }: Finding) =>
    found === '""' && locales.some((locale) => file.endsWith(`/${locale}.json`));
  const priceFiles = Object.values(library.products).map(({ id }) => `libs/content/src/${library.fileOf.prices(id)}`);
  const isPriceOfDraftRegion = ({ file, expected }: Finding) =>
    priceFiles.includes(file) && regions.some(({ id }) => expected === library.missingPrice(id));
  const { mistakes, drafts } = apartFromCampaigns(
    findings.filter((finding) => !isWordOfDraft(finding) && !isPriceOfDraftRegion(finding)),
    library,
  );
  return {
    mistakes: [
      ...mistakes,
      ...inRegions.filter(({ region }) => !library.regions[region].draft).map(({ finding }) => finding),
    ],
    drafts: [
      ...drafts,
      ...products,
      ...pages,
      ...regions.map(({ id, locale }) => ({
        id,
        file: `libs/content/src/${library.fileOf.region(id)}`,
        missing: [
          ...inRegions
            .filter(({ region }) => region === id)
            .map(
              ({ finding: { file, what, expected } }) => `${file}  ${what === undefined ? '' : `${what}: `}${expected}`,
            ),
          ...findings
            .filter((finding) => isPriceOfDraftRegion(finding) && finding.expected === library.missingPrice(id))
            .map(({ file, expected }) => `${file}  ${expected}`),
          ...byFile(
            findings.filter((finding) => isWordOfDraft(finding) && finding.file.endsWith(`/${locale}.json`)),
          ).map(([file, texts]) => `${file}  ${counted(texts.length, 'text')}`),
        ],
      })),
    ],
  };
}

/**
 * Returns true for a missing price that may be missing: that of a draft of a product, or that of a product in a draft
 * of a region.
 */
export function isPriceOfDraft(
  { file, expected }: { readonly file: string; readonly expected: string },
  { products, regions, fileOf, missingPrice }: ContentLibrary,
): boolean {
  return Object.values(products).some(
    (product) =>
      file === fileOf.prices(product.id) &&
      Object.values(regions).some(
        (region) => (product.draft === true || region.draft === true) && expected === missingPrice(region.id),
      ),
  );
}

/** The locales that only drafts of regions use. */
function draftLocales({ regions }: Pick<ContentLibrary, 'regions'>): readonly Locale[] {
  const all = Object.values(regions);
  const inUse = new Set<Locale>();
  for (const { locale } of all.filter(({ draft }) => !draft))
    for (let at: Locale | undefined = locale; at; at = baseLocale[at]) inUse.add(at);
  return all.filter(({ draft, locale }) => draft && !inUse.has(locale)).map(({ locale }) => locale);
}

/** A draft of a product need not have texts and prices. */
function apartFromProducts(
  findings: readonly Finding[],
  { products, regions, fileOf, missingPrice }: ContentLibrary,
): { readonly mistakes: readonly Finding[]; readonly drafts: readonly Draft[] } {
  const drafts = Object.values(products).filter(({ draft }) => draft);
  const withoutPrice = new Set(Object.values(regions).map(({ id }) => missingPrice(id)));
  const lacking = ({ id, slug }: (typeof drafts)[number]) => {
    const prices = `libs/content/src/${fileOf.prices(id)}`;
    return findings.filter(
      ({ file, found, expected }) =>
        (found === '""' && file.startsWith(`libs/content/src/products/${slug}/copy/`)) ||
        (file === prices && withoutPrice.has(expected)),
    );
  };
  const missing = new Set(drafts.flatMap(lacking));
  return {
    mistakes: findings.filter((finding) => !missing.has(finding)),
    drafts: drafts.map((product) => ({
      id: product.slug,
      file: `libs/content/src/${fileOf.product(product.id)}`,
      missing: byFile(lacking(product)).map(([file, found]) =>
        file.endsWith('/prices.json')
          ? `${file}  ${found.map(({ expected }) => expected).join('; ')}`
          : missingTexts(file, found),
      ),
    })),
  };
}

/** A draft of a page need not have the texts of its screen yet. */
function apartFromPages(
  findings: readonly Finding[],
  { draftPages, fileOf }: ContentLibrary,
): { readonly mistakes: readonly Finding[]; readonly drafts: readonly Draft[] } {
  const lacking = (component = '') =>
    findings.filter(({ file, found }) => found === '""' && file.startsWith(`libs/screens/src/${component}/copy/`));
  const missing = new Set(draftPages.flatMap(({ component }) => lacking(component)));
  return {
    mistakes: findings.filter((finding) => !missing.has(finding)),
    drafts: draftPages.map(({ path, component }) => ({
      id: path,
      file: `libs/content/src/${fileOf.siteMap}`,
      missing: byFile(lacking(component)).map(([file, texts]) => missingTexts(file, texts)),
    })),
  };
}

function apartFromCampaigns(
  findings: readonly Finding[],
  library: ContentLibrary,
): { readonly mistakes: readonly Finding[]; readonly drafts: readonly Draft[] } {
  const drafts = library.campaigns.filter(({ draft }) => draft);
  const isMissing = ({ file, found }: Finding, id: string) =>
    found === '""' && file.startsWith(`${folderOf(id)}/copy/`);
  return {
    mistakes: findings.filter((finding) => !drafts.some(({ id }) => isMissing(finding, id))),
    drafts: drafts.map((campaign) => ({
      id: campaign.id,
      file: `${folderOf(campaign.id)}/campaign.ts`,
      missing: [
        ...byFile(findings.filter((finding) => isMissing(finding, campaign.id))).map(([file, texts]) =>
          missingTexts(file, texts),
        ),
        ...missingPrices(campaign, library),
      ],
    })),
  };
}

function byFile(findings: readonly Finding[]): readonly (readonly [file: string, findings: readonly Finding[]])[] {
  return [...Map.groupBy(findings, ({ file }) => file)];
}

/** One line about the texts that a file lacks: the file, how many, and their ids. */
function missingTexts(file: string, texts: readonly Finding[]): string {
  return `${file}  ${counted(texts.length, 'text')}: ${texts.map(({ what }) => what).join(', ')}`;
}

function missingPrices(
  { offers = [], timeline }: ContentLibrary['campaigns'][number],
  { products, lowersPrice, regions, fileOf }: ContentLibrary,
): readonly string[] {
  return offers.flatMap(({ stage, products: ids }) =>
    ids.flatMap((id) => {
      const lacking = Object.values(regions)
        .filter(({ id: region }) => region in timeline.regions && products[id].regions.includes(region))
        .filter(({ id: region }) => !lowersPrice({ timeline }, stage, id, region));
      return lacking.length > 0
        ? [
            `libs/content/src/${fileOf.prices(id)}  a price from "${stage}" in ${lacking.map((one) => one.id).join(', ')}, if it is lowered there`,
          ]
        : [];
    }),
  );
}

/** Lists the missing parts of drafts, each with its place. */
export function tellDrafts(drafts: readonly Draft[]): string {
  return drafts
    .map(({ id, file, missing }) =>
      missing.length === 0
        ? `The draft ${id} lacks nothing. Take \`draft: true\` out of ${file} to make it public.`
        : [
            `The draft ${id} is in previews only. It lacks ${counted(missing.length, 'thing')}:`,
            ...missing.map((one) => `  ${one}`),
          ].join('\n'),
    )
    .join('\n\n');
}

import type {
  campaignFile as CampaignFile,
  Content,
  fileOf as FileOf,
  placeOfPage as PlaceOfPage,
  placeOfSlide as PlaceOfSlide,
} from '@kinemorph/content/checks';
import ts from 'typescript';
import type { ContentLibrary } from '../read-content.ts';
import { locate } from '../source/locate.ts';
import { walk, type Sources } from '../source/sources.ts';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import type { Finding } from './finding.ts';

const facts = 'libs/content/src';
const shared = (folder: WordFolder) =>
  /^libs\/(?:content\/messages\/|content\/src\/(?:campaigns|products)\/|i18n\/messages$)/.test(folder.path);

/** The loaded content with the lookup of its files. */
interface WrittenContent {
  readonly realContent: Content;
  readonly fileOf: typeof FileOf;
  readonly campaignFile: typeof CampaignFile;
  readonly placeOfPage: typeof PlaceOfPage;
  readonly placeOfSlide: typeof PlaceOfSlide;
  readonly campaigns: ContentLibrary['campaigns'];
  readonly campaignTextId: ContentLibrary['campaignTextId'];
  readonly productTextId: ContentLibrary['productTextId'];
  readonly productParts: ContentLibrary['productParts'];
  readonly productPageParts: ContentLibrary['productPageParts'];
  readonly reviewTextIds: ContentLibrary['reviewTextIds'];
  readonly sharedScreen: ContentLibrary['sharedScreen'];
  readonly campaignParts: ContentLibrary['campaignParts'];
}

/** Returns every text that content or a page's head refers to and that no file of words contains. */
export function missingTexts(
  sources: Sources,
  library: WrittenContent,
  folders: readonly WordFolder[],
): readonly Finding[] {
  const known = new Set(folders.filter(shared).flatMap((folder) => [...textsOf(folder, source).keys()]));
  return [
    ...[...namedByContent(library), ...namedByCampaigns(library), ...namedByProducts(library)]
      .filter(({ id }) => !known.has(id))
      .map(({ file, field, id }) => ({
        ...locate(sources, `${facts}/${file}`, field, id),
        what: field,
        found: `"${id}"`,
        expected: 'a text of libs/content/messages, or of the campaign or the product that names it',
        fix: `correct the id, or add it to the topic's ${source}.json and to the other languages`,
      })),
    ...missingHeads(sources, library, folders, known),
  ];
}

interface Named {
  readonly file: string;
  readonly field: string;
  readonly id: string;
}

/**
 * The ids in homes, menus and banners. A menu entry of a product has the product's name, which is checked with the
 * product.
 */
function namedByContent({
  realContent: { homes, navigation, textBanners },
  fileOf,
  campaignFile,
  placeOfSlide,
}: WrittenContent): readonly Named[] {
  const inEach = (value: unknown, file: string, field: string): readonly Named[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => inEach(item, file, `${field}[${index}]`));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => {
      const at = [field, key].filter(Boolean).join('.');
      return /^(?:title|subtitle|badge|label)$/.test(key) && typeof item === 'string'
        ? [{ file, field: at, id: item }]
        : inEach(item, file, at);
    });
  };
  return [
    ...(Object.keys(homes) as (keyof typeof homes)[]).flatMap((id) => {
      const { hero, ...rest } = homes[id];
      const slides = hero.flatMap((tile, index) => {
        const { file, field } = placeOfSlide(id, hero, index);
        return inEach(tile, file, field);
      });
      return [...slides, ...inEach(rest, fileOf.home(id), '')];
    }),
    ...Object.entries(navigation).flatMap(([id, items]) =>
      items.flatMap((item, index) =>
        inEach(item, campaignFile.menuEntry(item.identify) ?? fileOf.navigation, `${id}[${index}]`),
      ),
    ),
    ...textBanners.flatMap((banner, index) =>
      inEach(banner, campaignFile.line(banner.label) ?? fileOf.textBanners, `[${index}]`),
    ),
  ].filter(({ id }) => !/^product\.\w+\.name$/.test(id));
}

/** The texts that each product has, those of products that use the shared product page, and those of reviews. */
function namedByProducts({
  realContent: { products },
  productTextId,
  productParts,
  productPageParts,
  reviewTextIds,
  sharedScreen,
  fileOf,
}: WrittenContent): readonly Named[] {
  return Object.values(products).flatMap(({ id, page, reviews }) => [
    ...[...productParts, ...(page && (page.screen ?? sharedScreen) === sharedScreen ? productPageParts : [])].map(
      (part) => ({ file: fileOf.product(id), field: 'page', id: productTextId(id, part) }),
    ),
    ...(reviews?.owners ?? []).flatMap((review, index) =>
      Object.values(reviewTextIds(id, review.id)).map((textId) => ({
        file: fileOf.reviews(id),
        field: `owners[${index}].id`,
        id: textId,
      })),
    ),
  ]);
}

/** The texts of campaigns that use the shared campaign page. */
function namedByCampaigns({ campaigns, campaignParts, campaignTextId, fileOf }: WrittenContent): readonly Named[] {
  return campaigns
    .filter(({ pages = [] }) => pages.some(({ component }) => (component as string) === 'campaign'))
    .flatMap((campaign) =>
      campaignParts(campaign).map((part) => ({
        file: fileOf.campaign(campaign.id),
        field: 'pages',
        id: campaignTextId(campaign.id, part),
      })),
    );
}

/**
 * Returns every page without a title or a description in the source language; another rule checks the other languages.
 */
function missingHeads(
  sources: Sources,
  { realContent: { siteMap }, placeOfPage, sharedScreen }: WrittenContent,
  folders: readonly WordFolder[],
  known: ReadonlySet<string>,
): readonly Finding[] {
  return siteMap.flatMap(({ component, path }) => {
    const model = `libs/screens/src/${component}/model.server.ts`;
    // The texts of the shared pages are checked with each campaign and each product.
    if (component === undefined || component === 'campaign' || component === sharedScreen || !sources.has(model))
      return [];
    const copies = folders.filter(
      (folder) =>
        folder.path === `libs/screens/src/${component}/copy` ||
        folder.path === `libs/screens/src/${component}/copy/${path.split('/').at(-1)}`,
    );
    const ids = new Set([...known, ...copies.flatMap((folder) => [...textsOf(folder, source).keys()])]);
    const used = headIds(sources, model);
    return (['title', 'description'] as const).flatMap((part): readonly Finding[] => {
      const patterns = used.filter((id) => id.includes(`head.${part}`));
      // If code completes an id, any id with the same beginning is enough.
      const lacking = patterns.filter((id) =>
        id.endsWith('*') ? ![...ids].some((one) => one.startsWith(id.slice(0, -1))) : !ids.has(id),
      );
      if (patterns.length > 0 && lacking.length === 0) return [];
      const { file, field } = placeOfPage(path);
      const place = locate(sources, `${facts}/${file}`, field('path'), path);
      if (patterns.length === 0)
        return [
          {
            ...place,
            what: `page "${path}"`,
            found: `no ${part} in ${model}`,
            expected: `a ${part} for search engines`,
            fix: `say('head.${part}') in its head`,
          },
        ];
      return [
        {
          ...place,
          what: `page "${path}"`,
          found: `no text "${lacking.join('", "')}"`,
          expected: `a ${part} in the words of the page`,
          fix: `add it to ${copies[0]?.path ?? 'libs/content/messages'}/${source}.json and to the other languages`,
        },
      ];
    });
  });
}

/** Returns the text ids in a model's head, with `*` for parts that code completes. */
function headIds(sources: Sources, model: string): readonly string[] {
  const ids: string[] = [];
  walk(sources.tree(model), (node) => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? `${node.head.text}*`
        : undefined;
    if (text !== undefined && /(?:^|\.)head\.(?:title|description)/.test(text)) ids.push(text);
  });
  return ids;
}

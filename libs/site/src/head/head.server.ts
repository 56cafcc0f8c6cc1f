import { regionIds, regions, siteMap, xDefaultPreference, type PageRecord } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '../page/page.ts';
import type { HeadModel } from '../page/head-model.ts';

/** The pictures for sharing, 1200 × 630 px. */
export type SharePicture = Extract<PictureName, `${string}/share`>;

/** A page's own part of its head. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The picture that represents the page where it is shared; by default the machine that every region sells. */
  readonly share?: { readonly picture: SharePicture; readonly alt: string };
  /** The page's name in its breadcrumbs; without one it has no breadcrumbs. */
  readonly crumb?: string;
  /** The pages between the home and this one. */
  readonly parents?: readonly { readonly path: string; readonly name: string }[];
  readonly product?: HeadModel['product'];
  readonly article?: HeadModel['article'];
  readonly items?: HeadModel['items'];
  readonly questions?: HeadModel['questions'];
  /** The feed that the page belongs to, by its path below the region. */
  readonly feed?: { readonly path: string; readonly title: string };
  readonly changed?: HeadModel['changed'];
  readonly campaign?: HeadModel['campaign'];
}

/**
 * Returns the head of a page that search engines may list: canonical, and its alternates on both domains. All pages of
 * a group of alternates agree on one x-default.
 */
export function indexedHead(
  { region, path, text, links, picture, clock }: ModelContext,
  {
    title,
    description,
    keywords,
    share = { picture: 'flagship-optimus-prime/share', alt: text('product.flagshipOptimusPrime.name') },
    crumb,
    parents = [],
    product,
    article,
    items,
    questions = [],
    feed,
    changed,
    campaign,
  }: HeadWords,
): HeadModel {
  const row = (siteMap as readonly PageRecord[]).find((page) => page.path === path);
  const having = regionIds.filter((id) => row?.regions.includes(id));
  const xDefault = xDefaultPreference.find((id) => having.includes(id));
  const canonical = links.inRegion(region.id, path);
  return {
    title,
    description,
    keywords,
    canonical,
    alternates: [
      ...having.map((id) => ({ hreflang: regions[id].hreflang, href: links.inRegion(id, path) })),
      ...(xDefault ? [{ hreflang: 'x-default', href: links.inRegion(xDefault, path) }] : []),
    ],
    index: true,
    image: shareImage(picture(share.picture, share.alt), links),
    ...(crumb && {
      trail: [
        { name: text('nav.home'), href: links.inRegion(region.id, '') },
        ...parents.map((parent) => ({ name: parent.name, href: links.inRegion(region.id, parent.path) })),
        { name: crumb, href: canonical },
      ],
    }),
    ...(product && { product }),
    ...(article && { article }),
    ...(items && { items }),
    ...(questions.length > 0 && { questions }),
    ...(feed && { feed: { href: links.inRegion(region.id, feed.path), title: feed.title } }),
    ...(changed !== undefined && clock.isPast(changed) && { changed }),
    ...(campaign && { campaign }),
  };
}

function shareImage(
  { src, width, height, alt }: ReturnType<ModelContext['picture']>,
  links: ModelContext['links'],
): NonNullable<HeadModel['image']> {
  return { src: links.file(src), width, height, alt };
}

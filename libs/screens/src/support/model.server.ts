import { manuals, productsOf, supportedProducts, type FixId, type Product } from '@kinemorph/content';
import { manualFile } from '@kinemorph/content/manuals';
import type { Messages } from '@kinemorph/i18n';
import { languageOf } from '@kinemorph/i18n/locales';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { LinkAction, PictureData } from '@kinemorph/ui';
import { buildArticle, readArticles, type ArticleModel } from '../sections/article.server.ts';
import { productPlace } from '../sections/listed-products.server.ts';
import { fileSize, manualName, savedAs } from '../sections/manual-list.server.ts';
import { shareWords } from '../sections/share.server.ts';
import type en from './copy/en-US.json';
import type dockEn from './copy/us-eu-fr-de/en-US.json';

type DockId = keyof typeof dockEn;
const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const dockCopy = pageCopy<DockId>(
  import.meta.glob<Messages>('./copy/us-eu-fr-de/*.json', { import: 'default', eager: true }),
);
const { articleOf } = readArticles(
  import.meta.glob<Messages>('./copy/support/*.json', { import: 'default', eager: true }),
);

/** A manual of a robot, to download. */
export interface RobotFile {
  readonly label: string;
  readonly note: string;
  readonly href: string;
  readonly saveAs: string;
}

/** The most important information for the owner of one robot. */
export interface SupportedRobot {
  /** The anchor of its part of the page. */
  readonly id: string;
  readonly name: string;
  readonly picture: PictureData;
  /** The product's page, on this site or at the store. */
  readonly place?: LinkAction;
  /** Without files in a region without manuals: `text` then says where the printed one is. */
  readonly manuals: {
    readonly files: readonly RobotFile[];
    readonly text?: string;
    readonly more?: { readonly label: string; readonly href: string };
  };
  readonly charge: { readonly heading: string; readonly steps: readonly string[] };
  readonly fixes: readonly { readonly title: string; readonly text: string }[];
  /** The forms, with this robot filled in. */
  readonly requests: readonly LinkAction[];
}

export interface SupportModel {
  readonly article: Pick<ArticleModel, 'title' | 'lead' | 'sections'>;
  readonly choose: {
    readonly heading: string;
    readonly text: string;
    readonly other: { readonly title: string; readonly text: string; readonly href: string };
  };
  readonly labels: {
    readonly manuals: string;
    readonly fixes: string;
    readonly requests: string;
    readonly back: string;
  };
  readonly robots: readonly SupportedRobot[];
}

/** The home of support: a robot's manual, first charge, fixes and requests, by its picture. */
export const support: ScreenModel<SupportModel> = {
  model: (context) => {
    const t = copy(context);
    const { title, lead, sections } = buildArticle(context, articleOf(context));
    return {
      article: { title, lead, sections },
      choose: {
        heading: t('choose.heading'),
        text: t('choose.text'),
        other: {
          title: t('other.title'),
          text: t('other.text'),
          href: context.links.to({ page: 'technical-support' }) ?? '',
        },
      },
      labels: { manuals: t('manuals'), fixes: t('fixes'), requests: t('requests'), back: t('back') },
      robots: supportedProducts(context.region.id, context.clock).map((product) => supportedRobot(product, context)),
    };
  },
  head: (context, { robots }) => {
    const { t, facts } = articleOf(context);
    const here = context.links.inRegion(context.region.id, context.path);
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      changed: facts.changed,
      ...shareWords(facts.share, context),
      items: robots.map(({ id, name }) => ({ name, href: `${here}#${id}` })),
    });
  },
  findableParts: ({ robots, labels }, { text, region }) =>
    robots.map(({ id, name, charge, fixes: list }) => ({
      kind: 'page' as const,
      title: text('nav.legal.line', { label: name, value: labels.fixes }),
      text: [charge.heading, ...list.map(({ title }) => title)].join(
        ['ja', 'zh'].includes(languageOf(region.locale)) ? '、' : ' · ',
      ),
      href: `#${id}`,
    })),
};

function supportedRobot(product: Product, context: ModelContext): SupportedRobot {
  const { picture, text } = context;
  const t = copy(context);
  const name = text(`product.${product.id}.name`);
  const place = productPlace(context, product.id);
  return {
    id: product.slug,
    name,
    picture: picture(product.picture, ''),
    ...(place !== undefined && {
      place: {
        label: t('place'),
        href: place,
        ariaLabel: text('actionNamed', { action: t('place'), product: name }),
        external: !place.startsWith('/'),
      },
    }),
    manuals: manualsOf(product, context),
    charge: chargeOf(product, context),
    fixes: product.fixes.map((fix) => ({
      title: sayFix(context, `fix.${fix}`),
      text: sayFix(context, `fix.${fix}.text`),
    })),
    requests: requestsFor(product, name, context),
  };
}

/** Returns the manuals of a product, and the link to all manuals. */
function manualsOf(product: Product, context: ModelContext): SupportedRobot['manuals'] {
  const { region, links } = context;
  const t = copy(context);
  const more = links.to({ page: 'manuals' });
  if (more === undefined) {
    const downloads = links.to({ page: 'download-center' });
    return {
      files: [],
      text: t('manuals.printed'),
      ...(downloads !== undefined && { more: { label: t('manuals.downloads'), href: downloads } }),
    };
  }
  const files = manuals
    .filter((manual) => productsOf(manual, region.id).includes(product.id))
    .map((manual) => {
      const { href, bytes } = manualFile(manual, region.locale);
      return {
        label: manualName(manual, context),
        note: `PDF · ${fileSize(bytes, context)}`,
        href,
        saveAs: savedAs(manual, region.locale),
      };
    });
  return { files, more: { label: t('manuals.all'), href: more } };
}

/** Returns the steps of a robot's first charge; for a dock, which has no battery, those of its setup. */
function chargeOf({ id, hardware: { chargeMinutes } }: Product, context: ModelContext): SupportedRobot['charge'] {
  const t = copy(context);
  if (id === 'aiBase') {
    const dock = dockCopy(context);
    return { heading: dock('setup'), steps: [dock('setup.s1'), dock('setup.s2'), dock('setup.s3')] };
  }
  const full = chargeMinutes === undefined ? t('charge.full') : t('charge.minutes', { minutes: chargeMinutes });
  return { heading: t('charge'), steps: [t('charge.off'), t('charge.plug'), full] };
}

type FixText = `fix.${FixId}` | `fix.${FixId}.text`;
type DockFix = Extract<DockId, FixText>;

/** Returns a text about fixes. Those for docks exist only in regions that sell one. */
function sayFix(context: ModelContext, id: FixText): string {
  const isDocks = /^fix\.(?:network|dock|talk)\b/.test(id);
  return isDocks ? dockCopy(context)(id as DockFix) : copy(context)(id as Exclude<FixText, DockFix>);
}

/** Returns the links to the forms about a robot, with the robot in their address. */
function requestsFor({ id }: Product, name: string, { links, text, ...context }: ModelContext): LinkAction[] {
  const t = copy(context);
  const forms = [
    ['return-manufacturer', t('requests.repair')],
    ['technical-support', t('requests.question')],
    ['product-registration', t('requests.registration')],
  ] as const;
  return forms.flatMap(([page, label]) => {
    const href = links.to({ page });
    return href === undefined
      ? []
      : [{ label, href: `${href}?product=${id}`, ariaLabel: text('actionNamed', { action: label, product: name }) }];
  });
}

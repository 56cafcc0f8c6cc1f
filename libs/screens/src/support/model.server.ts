import { manuals, productsOf, supportedProducts, type FixId, type Product } from '@kinemorph/content';
import { manualFile } from '@kinemorph/content/manuals';
import type { Messages } from '@kinemorph/i18n';
import { languageOf } from '@kinemorph/i18n/locales';
import type { PageContext, ScreenModel } from '@kinemorph/site';
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

/** All that the owner of one robot needs first. */
export interface SupportedRobot {
  /** The anchor of its part of the page. */
  readonly id: string;
  readonly name: string;
  readonly picture: PictureData;
  /** The product's page, or its place at the store. */
  readonly place?: LinkAction;
  /** Without files where the region has no manuals of its own: `text` then says where the printed one is. */
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

/** The home of support: from a robot's picture to its manual, its first charge, its fixes and its request. */
export const support: ScreenModel<SupportModel> = {
  model: (context) => {
    const say = copy(context);
    const { title, lead, sections } = buildArticle(context, articleOf(context));
    return {
      article: { title, lead, sections },
      choose: {
        heading: say('choose.heading'),
        text: say('choose.text'),
        other: {
          title: say('other.title'),
          text: say('other.text'),
          href: context.links.to({ page: 'technical-support' }) ?? '',
        },
      },
      labels: { manuals: say('manuals'), fixes: say('fixes'), requests: say('requests'), back: say('back') },
      robots: supportedProducts(context.region.id, context.clock).map((product) => supportedRobot(product, context)),
    };
  },
  head: (context, { robots }) => {
    const { say, facts } = articleOf(context);
    const here = context.links.inRegion(context.region.id, context.path);
    return indexedHead(context, {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: say('title'),
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

function supportedRobot(product: Product, context: PageContext): SupportedRobot {
  const { picture, text } = context;
  const say = copy(context);
  const name = text(`product.${product.id}.name`);
  const place = productPlace(context, product.id);
  return {
    id: product.slug,
    name,
    picture: picture(product.picture, ''),
    ...(place !== undefined && {
      place: {
        label: say('place'),
        href: place,
        ariaLabel: text('actionNamed', { action: say('place'), product: name }),
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

/** The manuals that serve a product, and the page of all. */
function manualsOf(product: Product, context: PageContext): SupportedRobot['manuals'] {
  const { region, links } = context;
  const say = copy(context);
  const more = links.to({ page: 'manuals' });
  if (more === undefined) {
    const downloads = links.to({ page: 'download-center' });
    return {
      files: [],
      text: say('manuals.printed'),
      ...(downloads !== undefined && { more: { label: say('manuals.downloads'), href: downloads } }),
    };
  }
  const files = manuals
    .filter((manual) => productsOf(manual, region.id).includes(product.id))
    .map((manual) => {
      const { href, bytes } = manualFile(manual, region.locale);
      return {
        label: manualName(manual, context),
        note: `PDF, ${fileSize(bytes, context)}`,
        href,
        saveAs: savedAs(manual, region.locale),
      };
    });
  return { files, more: { label: say('manuals.all'), href: more } };
}

/** How a robot is charged for the first time; a dock, which has no battery, is set up instead. */
function chargeOf({ id, hardware: { chargeMinutes } }: Product, context: PageContext): SupportedRobot['charge'] {
  const say = copy(context);
  if (id === 'aiBase') {
    const dock = dockCopy(context);
    return { heading: dock('setup'), steps: [dock('setup.s1'), dock('setup.s2'), dock('setup.s3')] };
  }
  const full = chargeMinutes === undefined ? say('charge.full') : say('charge.minutes', { minutes: chargeMinutes });
  return { heading: say('charge'), steps: [say('charge.off'), say('charge.plug'), full] };
}

type FixText = `fix.${FixId}` | `fix.${FixId}.text`;
type DockFix = Extract<DockId, FixText>;

/** The fixes of docks have words in those regions alone that sell one. */
function sayFix(context: PageContext, id: FixText): string {
  const isDocks = /^fix\.(?:network|dock|talk)\b/.test(id);
  return isDocks ? dockCopy(context)(id as DockFix) : copy(context)(id as Exclude<FixText, DockFix>);
}

/** The forms about a robot, each of which finds it in its address. */
function requestsFor({ id }: Product, name: string, { links, text, ...context }: PageContext): LinkAction[] {
  const say = copy(context);
  const forms = [
    ['return-manufacturer', say('requests.repair')],
    ['technical-support', say('requests.question')],
    ['product-registration', say('requests.registration')],
  ] as const;
  return forms.flatMap(([page, label]) => {
    const href = links.to({ page });
    return href === undefined
      ? []
      : [{ label, href: `${href}?product=${id}`, ariaLabel: text('actionNamed', { action: label, product: name }) }];
  });
}

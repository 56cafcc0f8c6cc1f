import {
  blackFriday2024,
  campaignTextId,
  flagshipBumblebeePreOrder,
  type AnyCampaign,
  type CampaignPart,
  type RegionId,
} from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { campaignHead, campaignModel, type CampaignModel } from '../campaign/model.server.ts';
import { serverScreens } from '../models.server.ts';
import type { RegionPage } from './sites.ts';

type Words = Readonly<Partial<Record<CampaignPart, string>>>;

/** A campaign for stories and tests only. Its dates and prices are those of a real one, its texts are invented. */
interface SampleCampaign {
  readonly path: string;
  readonly definition: AnyCampaign;
  /** The regions with pictures. Together, the samples show every photographed region. */
  readonly regions: readonly RegionId[];
  /** English, if a locale is left out. */
  readonly words: Readonly<Partial<Record<Locale, Words>>> & { readonly 'en-US': Words };
}

const dayMs = 24 * 60 * 60 * 1000;

/** A sale in three stages: Black Friday's dates, products and prices. */
const sale: SampleCampaign = {
  path: 'sample-sale',
  regions: ['us', 'de'],
  definition: {
    kind: 'sale',
    id: blackFriday2024.id,
    timeline: blackFriday2024.timeline,
    timeZones: blackFriday2024.timeZones,
    pageWindow: blackFriday2024.pageWindow,
    offers: blackFriday2024.groups.map(({ stage, products }) => ({ stage, products })),
    scene: 'black-friday',
    theme: 'black-friday',
    gifts: [
      { id: 'mug', from: { us: 199, de: 199 }, picture: 'mug/light' },
      { id: 'cap', from: { us: 399 }, picture: 'cap/light' },
      { id: 'express', from: { us: 599, de: 599 } },
    ],
    draw: blackFriday2024.draw,
    sections: ['stages', 'offers', 'draw', 'gifts'],
  },
  words: {
    'en-US': {
      'head.title': 'Fall Sale | Kinemorph',
      title: 'Fall Sale',
      describe: 'More machines join at every stage.',
      terms: 'While supplies last.\nOne order of each machine per account.',
      'stage.early': 'Early offers',
      'stage.blackFriday': 'Large machines',
      'stage.cyberMonday': 'Latest machines',
      'gift.mug': 'A mug for the workbench',
      'gift.cap': 'A Kinemorph cap',
      'gift.express': 'Express shipping',
      draw: 'Win a year of protection',
    },
    'de-DE': {
      'head.title': 'Herbstangebote | Kinemorph',
      title: 'Herbst\u00adangebote',
      describe: 'Jede Etappe bringt weitere Maschinen.',
      terms: 'Solange der Vorrat reicht.\nJe Konto eine Bestellung jeder Maschine.',
      'stage.early': 'Frühe Angebote',
      'stage.blackFriday': 'Große Maschinen',
      'stage.cyberMonday': 'Neueste Maschinen',
      'gift.mug': 'Ein Becher für die Werkbank',
      'gift.express': 'Expressversand',
      draw: 'Ein Jahr Schutz gewinnen',
    },
  },
};

/** A campaign of one stage, without a scene and a theme: the dates and the price of a pre-order. */
const week: SampleCampaign = {
  path: 'sample-week',
  regions: ['jp', 'cn'],
  definition: {
    kind: 'sale',
    id: flagshipBumblebeePreOrder.id,
    timeline: flagshipBumblebeePreOrder.timeline,
    pageWindow: Object.fromEntries(
      Object.entries(flagshipBumblebeePreOrder.pageWindow).map(([region, { opens = 0, closes }]) => [
        region,
        { opens: opens - 7 * dayMs, ...(closes !== undefined && { closes }) },
      ]),
    ),
    offers: [{ stage: 'earlyBird', products: ['flagshipBumblebee'] }],
  },
  words: {
    'en-US': {
      'head.title': 'Spring Weeks | Kinemorph',
      title: 'Spring Weeks',
      describe: 'For those who build when the days get longer.',
      terms: 'While supplies last.',
      'stage.earlyBird': 'The machines of spring',
    },
    'ja-JP': {
      'head.title': '春のロボットフェア | Kinemorph',
      title: '春のロボットフェア',
      describe: '日が長くなる季節に、ものづくりを楽しもう。',
      terms: '在庫がなくなり次第、終了します。',
      'stage.earlyBird': '春のロボット',
    },
    'zh-CN': {
      'head.title': '春日机器人季 | Kinemorph',
      title: '春日机器人季',
      describe: '春天，正适合动手。',
      terms: '库存有限，先到先得。',
      'stage.earlyBird': '春日机器人',
    },
  },
};

const samples = [sale, week];

/** The pages of the sample campaigns, as the site map has those of real ones. */
export const samplePages: readonly RegionPage[] = samples.flatMap(({ path, regions, definition: { pageWindow } }) =>
  regions.map((region) => ({ screen: 'campaign' as const, path, region, window: pageWindow[region] })),
);

function sampleAt(context: ModelContext): { readonly context: ModelContext; readonly definition: AnyCampaign } {
  const sample = samples.find(({ path }) => path === context.path);
  if (!sample)
    throw new Error(`no sample campaign has the page "${context.path}": ${samples.map(({ path }) => path).join(', ')}`);
  const { definition, words } = sample;
  const parts = Object.entries(words[context.region.locale] ?? words['en-US']) as [keyof Words, string][];
  const texts = new Map<string, string>(parts.map(([part, text]) => [campaignTextId(definition.id, part), text]));
  return {
    definition,
    context: { ...context, text: (id, values) => texts.get(id) ?? context.text(id, values) },
  };
}

const sampleCampaign: ScreenModel<CampaignModel> = {
  model: (page) => {
    const { context, definition } = sampleAt(page);
    return campaignModel(context, definition);
  },
  head: (page) => {
    const { context, definition } = sampleAt(page);
    return campaignHead(context, definition);
  },
};

/** The screens as stories show them: no real campaign has to use the shared page, so it shows samples. */
export const storyScreens: typeof serverScreens = {
  ...serverScreens,
  campaign: { ...serverScreens.campaign, model: sampleCampaign as ScreenModel },
};

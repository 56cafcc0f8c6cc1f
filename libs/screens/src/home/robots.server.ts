import { offerOf, products, type HomeRobot } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { Command, LinkAction, PictureData, Price, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { productActions } from '../product-actions.ts';
import { priceText, statusText } from '../sections/offer.server.ts';
import type en from './copy/kr/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/kr/*.json', { import: 'default', eager: true }));

/** A product as a home without pages for products tells of it. */
export interface RobotModel {
  /** Also the anchor that its slide leads to. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly text: string;
  readonly abilities: readonly string[];
  readonly picture: PictureData;
  readonly copyright?: string;
  readonly price?: Omit<ComponentProps<typeof Price>, 'ref'>;
  /** Said of a product that can't be bought now: sold out, or when it is back. */
  readonly status?: string;
  readonly offer: ReturnType<typeof productActions>;
  readonly more: readonly LinkAction[];
  readonly figures: ComponentProps<typeof StatBand>['stats'];
  readonly voice: { readonly heading: string; readonly note?: string; readonly commands: readonly Command[] };
}

export interface RobotsModel {
  readonly heading: string;
  readonly intro: string;
  readonly list: readonly RobotModel[];
}

/** How many abilities and how many commands each product is told with. */
const abilities = [1, 2, 3] as const;
const commands = [1, 2, 3, 4, 5, 6] as const;

/** Builds what the home tells of the products that the region sells now. */
export function robotsModel(robots: readonly HomeRobot[], context: PageContext): RobotsModel {
  const words = copy(context);
  return {
    heading: words('heading'),
    intro: words('intro'),
    list: robots.flatMap((robot) => robotModel(robot, context) ?? []),
  };
}

function robotModel({ product: id, picture: name }: HomeRobot, context: PageContext): RobotModel | undefined {
  const { region, clock, text, productText, picture, links } = context;
  const words = copy(context);
  const product = products[id];
  const { slug, licence, hardware } = product;
  const offer = offerOf(product, region, clock);
  if (!offer) return undefined;
  const say = (part: string) => words(`${id}.${part}` as Id);
  const title = text(`product.${id}.name`);
  const manuals = links.to({ page: 'manuals' });
  const { voiceCommands: count } = hardware;
  const status = offer.state === 'announced' ? undefined : statusText(context, offer).shortStatus;
  return {
    id: slug,
    name: title,
    line: productText(`product.${id}.line`, id),
    text: say('text'),
    abilities: abilities.map((at) => say(`ability.${at}`)),
    picture: picture(name, say('alt')),
    ...(licence && { copyright: text(`licence.${licence}`) }),
    ...(offer.price && { price: priceText(context, offer) }),
    ...(status !== undefined && { status }),
    offer: productActions(title, offer.state, undefined, links.buy(id)),
    more:
      manuals === undefined
        ? []
        : [
            {
              label: words('manual'),
              href: manuals,
              ariaLabel: words('manual.named', { product: title }),
              tone: 'outline',
            },
          ],
    figures: figuresOf(hardware, context),
    voice: {
      heading: words('voice', { product: title }),
      ...(count !== undefined && { note: words('voice.note', { count }) }),
      commands: commands.map((at) => ({ phrase: say(`command.${at}`), effect: say(`command.${at}.effect`) })),
    },
  };
}

/** The four figures that a product is proudest of; one that is not known is left out. */
function figuresOf(
  { servos, chips, voiceCommands, useMinutes }: (typeof products)[HomeRobot['product']]['hardware'],
  context: PageContext,
): RobotModel['figures'] {
  const { text } = context;
  return [
    ...(servos === undefined ? [] : [{ number: String(servos), text: text('specs.servos') }]),
    ...(chips === undefined ? [] : [{ number: String(chips), text: text('specs.chips') }]),
    ...(voiceCommands === undefined ? [] : [{ number: String(voiceCommands), text: text('specs.voiceCommands') }]),
    ...(useMinutes === undefined
      ? []
      : [{ number: String(useMinutes), unit: copy(context)('minutes'), text: text('specs.useMinutes') }]),
  ];
}

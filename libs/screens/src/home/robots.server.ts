import { offerOf, products, type HomeRobot } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { Command, LinkAction, PictureData, Price, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { productActions } from '../product-actions.ts';
import { priceText, statusText } from '../sections/offer.server.ts';
import type en from './copy/kr/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/kr/*.json', { import: 'default', eager: true }));

/** A product on a home without pages for products. */
export interface RobotModel {
  /** Also the anchor for its slide. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly text: string;
  readonly abilities: readonly string[];
  readonly picture: PictureData;
  readonly copyright?: string;
  readonly price?: Omit<ComponentProps<typeof Price>, 'ref'>;
  /** The status of a product that can't be bought now: sold out, or the date when it is back. */
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

/** The numbers of the abilities and commands that each product shows. */
const abilities = [1, 2, 3] as const;
const commands = [1, 2, 3, 4, 5, 6] as const;

/** Builds the home's part about the products that the region sells now. */
export function robotsModel(robots: readonly HomeRobot[], context: ModelContext): RobotsModel {
  const words = copy(context);
  return {
    heading: words('heading'),
    intro: words('intro'),
    list: robots.flatMap((robot) => robotModel(robot, context) ?? []),
  };
}

function robotModel({ product: id, picture: name }: HomeRobot, context: ModelContext): RobotModel | undefined {
  const { region, clock, text, productText, picture, links } = context;
  const words = copy(context);
  const product = products[id];
  const { slug, licence, hardware } = product;
  const offer = offerOf(product, region, clock);
  if (!offer) return undefined;
  const t = (part: string) => words(`${id}.${part}` as Id);
  const title = text(`product.${id}.name`);
  const manuals = links.to({ page: 'manuals' });
  const { voiceCommands: count } = hardware;
  const status = offer.state === 'announced' ? undefined : statusText(context, offer).shortStatus;
  return {
    id: slug,
    name: title,
    line: productText(`product.${id}.line`, id),
    text: t('text'),
    abilities: abilities.map((at) => t(`ability.${at}`)),
    picture: picture(name, t('alt')),
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
      commands: commands.map((at) => ({ phrase: t(`command.${at}`), effect: t(`command.${at}.effect`) })),
    },
  };
}

/** Returns the four most important figures of a product; unknown ones are left out. */
function figuresOf(
  { servos, chips, voiceCommands, useMinutes }: (typeof products)[HomeRobot['product']]['hardware'],
  context: ModelContext,
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

import {
  accountBenefits,
  christmas2024,
  groupsIn,
  products,
  standardWarrantyYears,
  type ProductId,
} from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '@kinemorph/site';
import type { Benefits, CopyCode, FeatureBlock, LinkAction, TierList } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

type BenefitsModel = Pick<ComponentProps<typeof Benefits>, 'items'> & { readonly heading: string };
type RewardsModel = ComponentProps<typeof TierList> & { readonly heading: string; readonly intro: string };
type MembersModel = Omit<ComponentProps<typeof FeatureBlock>, 'actions'> & {
  readonly actions: readonly LinkAction[];
  /** The welcome code, and the message once it has been copied. */
  readonly welcome?: {
    readonly code: Pick<ComponentProps<typeof CopyCode>, 'label' | 'code' | 'action'>;
    readonly copied: string;
  };
};

/** Returns the products of the sale whose warranty is not the standard one, with its years. */
export function warrantyExceptions({
  region,
}: Sale): readonly { readonly product: ProductId; readonly years: number }[] {
  const ids = groupsIn(christmas2024, region).flatMap((group) => group.products);
  return ids.flatMap((product) => {
    const years = products[product].warrantyYears?.[region];
    return years === undefined || years === standardWarrantyYears ? [] : [{ product, years }];
  });
}

/** Returns the benefits of every order of the sale. */
export function benefitsModel(context: ModelContext, sale: Sale): BenefitsModel {
  const { text } = context;
  const { t } = sale;
  const [exception] = warrantyExceptions(sale);
  const protection = protectionOf(context, sale);
  return {
    heading: t('benefits.heading'),
    items: [
      { icon: 'return', label: t('benefits.returns'), text: t('benefits.returns.text') },
      { icon: 'truck', label: t('benefits.shipping'), text: t('benefits.shipping.text') },
      {
        icon: 'shield',
        label: t('benefits.warranty', { years: standardWarrantyYears }),
        text: exception
          ? t('benefits.warranty.except', {
              product: text(`product.${exception.product}.name`),
              years: exception.years,
            })
          : t('benefits.warranty.text'),
      },
      { icon: 'star', label: t('benefits.points'), text: t('benefits.points.text') },
      ...(protection
        ? [
            {
              icon: 'plus' as const,
              label: t('benefits.protection'),
              text: t('benefits.protection.text', protection),
            },
          ]
        : []),
    ],
  };
}

/** The picture of each gift; a service has none. */
const pictures = {
  mug: 'mug/light',
  bottle: 'bottle/light',
  cap: 'cap/light',
  tShirt: 't-shirt/light',
} as const satisfies Record<string, PictureName>;

/** Returns the presents that grow with the order. */
export function rewardsModel(
  { region: { currency }, money, picture }: ModelContext,
  { region, t }: Sale,
): RewardsModel {
  return {
    heading: t('rewards.heading'),
    intro: t('rewards.intro'),
    label: t('rewards.label'),
    tiers: christmas2024.rewards[region].map(({ gift, over, sizes }) => ({
      threshold: t('rewards.over', { over: money({ amount: over, currency }) }),
      title: t(`rewards.${gift}`),
      ...(sizes && { note: t('rewards.tShirt.sizes', { from: sizes[0], to: sizes.at(-1) ?? sizes[0] }) }),
      ...(gift === 'express'
        ? { note: t('rewards.express.note'), icon: 'truck' as const }
        : { picture: picture(pictures[gift], '') }),
    })),
  };
}

/** Returns the offers for members only, and the link to become one; before the sale only the link. */
export function membersModel({ picture, links }: ModelContext, { region, isOn, t }: Sale): MembersModel {
  const welcome = christmas2024.members.welcomeCode[region];
  return {
    eyebrow: t('members.eyebrow'),
    title: t('members.title'),
    text: t(isOn ? 'members.text' : 'members.text.preview'),
    ...(isOn && {
      items: [
        t('members.points'),
        // The welcome code gives the discount of a new account.
        ...(welcome
          ? [t('members.welcome'), t('members.credits', accountBenefits)]
          : [t('members.account', accountBenefits)]),
      ],
    }),
    ...(isOn &&
      welcome && {
        welcome: {
          code: { label: t('members.code'), code: welcome.code, action: t('members.code.copy') },
          copied: t('members.code.copied', { code: welcome.code }),
        },
      }),
    actions: [
      { label: t('members.action'), href: links.store('/account/register'), external: true },
      // The store keeps the code for the visitor's order.
      ...(isOn && welcome
        ? [
            {
              label: t('members.code.use'),
              href: links.store(`/discount/${welcome.code}`),
              external: true,
              tone: 'outline' as const,
            },
          ]
        : []),
    ],
    picture: picture('k1-pro-interstellar-scout/cut-out', ''),
  };
}

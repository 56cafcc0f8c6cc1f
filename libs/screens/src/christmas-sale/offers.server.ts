import { christmas2024, groupsIn, products, standardWarrantyYears, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
import type { Benefits, CopyCode, FeatureBlock, LinkAction, TierList } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

type BenefitsModel = Pick<ComponentProps<typeof Benefits>, 'items'> & { readonly heading: string };
type RewardsModel = ComponentProps<typeof TierList> & { readonly heading: string; readonly intro: string };
type MembersModel = Omit<ComponentProps<typeof FeatureBlock>, 'actions'> & {
  readonly actions: readonly LinkAction[];
  /** The welcome code, and what is said once it has been copied. */
  readonly welcome?: {
    readonly code: Pick<ComponentProps<typeof CopyCode>, 'label' | 'code' | 'action'>;
    readonly copied: string;
  };
};

/** Products of the sale whose warranty is not the standard one, with its years. */
export function warrantyExceptions({
  region,
}: Sale): readonly { readonly product: ProductId; readonly years: number }[] {
  const ids = groupsIn(christmas2024, region).flatMap((group) => group.products);
  return ids.flatMap((product) => {
    const years = products[product].warrantyYears?.[region];
    return years === undefined || years === standardWarrantyYears ? [] : [{ product, years }];
  });
}

/** What every order of the sale comes with. */
export function benefitsModel(context: PageContext, sale: Sale): BenefitsModel {
  const { text } = context;
  const { say } = sale;
  const [exception] = warrantyExceptions(sale);
  const protection = protectionOf(context, sale);
  return {
    heading: say('benefits.heading'),
    items: [
      { icon: 'return', label: say('benefits.returns'), text: say('benefits.returns.text') },
      { icon: 'truck', label: say('benefits.shipping'), text: say('benefits.shipping.text') },
      {
        icon: 'shield',
        label: say('benefits.warranty', { years: standardWarrantyYears }),
        text: exception
          ? say('benefits.warranty.except', {
              product: text(`product.${exception.product}.name`),
              years: exception.years,
            })
          : say('benefits.warranty.text'),
      },
      { icon: 'star', label: say('benefits.points'), text: say('benefits.points.text') },
      ...(protection
        ? [
            {
              icon: 'plus' as const,
              label: say('benefits.protection'),
              text: say('benefits.protection.text', protection),
            },
          ]
        : []),
    ],
  };
}

/** What each present looks like; nothing is to be seen of a service. */
const pictures = {
  mug: 'mug/light',
  bottle: 'bottle/light',
  cap: 'cap/light',
  tShirt: 't-shirt/light',
} as const satisfies Record<string, PictureName>;

/** The presents that grow with the order. */
export function rewardsModel(
  { region: { currency }, money, picture }: PageContext,
  { region, say }: Sale,
): RewardsModel {
  return {
    heading: say('rewards.heading'),
    intro: say('rewards.intro'),
    label: say('rewards.label'),
    tiers: christmas2024.rewards[region].map(({ gift, over, sizes }) => ({
      threshold: say('rewards.over', { over: money({ amount: over, currency }) }),
      title: say(`rewards.${gift}`),
      ...(sizes && { note: say('rewards.tShirt.sizes', { from: sizes[0], to: sizes.at(-1) ?? sizes[0] }) }),
      ...(gift === 'express'
        ? { note: say('rewards.express.note'), icon: 'truck' as const }
        : { picture: picture(pictures[gift], '') }),
    })),
  };
}

/** What members alone get, and the way to become one; before the sale, only the way. */
export function membersModel({ picture, links }: PageContext, { region, isOn, say }: Sale): MembersModel {
  const welcome = christmas2024.members.welcomeCode[region];
  return {
    eyebrow: say('members.eyebrow'),
    title: say('members.title'),
    text: say(isOn ? 'members.text' : 'members.text.preview'),
    ...(isOn && { items: [say('members.points'), ...(welcome ? [say('members.welcome')] : [])] }),
    ...(isOn &&
      welcome && {
        welcome: {
          code: { label: say('members.code'), code: welcome.code, action: say('members.code.copy') },
          copied: say('members.code.copied', { code: welcome.code }),
        },
      }),
    actions: [
      { label: say('members.action'), href: links.store('/account/register'), external: true },
      // The store keeps the code for the visitor's order.
      ...(isOn && welcome
        ? [
            {
              label: say('members.code.use'),
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

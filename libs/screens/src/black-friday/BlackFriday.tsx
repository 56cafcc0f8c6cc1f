import '@kinemorph/ui/themes/black-friday';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useSubscribe } from '@kinemorph/site';
import {
  Banner,
  Benefits,
  DrawPanel,
  OfferCard,
  OfferCards,
  Reveal,
  Section,
  SectionBar,
  SubscribePanel,
  TermsBlock,
  Text,
  Timeline,
} from '@kinemorph/ui';
import { Tabs } from '@kinemorph/ui/tabs';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { Leads } from '../sections/Leads.tsx';
import { subscribeLabels } from '../subscribe-labels.ts';
import * as styles from './BlackFriday.css.ts';
import type { BlackFridayModel } from './model.server.ts';

/** Black Friday and Cyber Monday: the open stage, the next one, the time left, and the terms. */
export function BlackFriday({
  bar,
  banner,
  leads,
  subscribe,
  benefits,
  stages: { heading, ...stages },
  countdown,
  surprises,
  products,
  offers,
  draw,
  terms,
}: BlackFridayModel) {
  const text = useText<SharedTextId>();
  const subscribing = useSubscribe('black-friday-2024');
  return (
    <div data-theme="black-friday">
      <SectionBar {...bar} />
      <Banner id="banner" {...banner} beside={leads.length > 0 && <Leads machines={leads} />}>
        <CampaignCountdown {...countdown} />
      </Banner>
      <BelowTheFold>
        <SubscribePanel
          id="subscribe"
          heading={subscribe.heading}
          describe={subscribe.describe}
          form={{ labels: { ...subscribeLabels(text), success: subscribe.success }, ...subscribing }}
        />
        <Section tone="ink">
          <Benefits {...benefits} />
        </Section>
        <Section id="stages" heading={heading}>
          <Reveal>
            <Timeline {...stages} />
          </Reveal>
        </Section>
        {surprises && (
          <Section id="more-surprises" heading={surprises.heading} intro={surprises.text} tone="ink">
            <CampaignProducts cards={surprises.cards} />
          </Section>
        )}
        <Products {...products} />
        {offers && <Offers {...offers} />}
        {draw && (
          <Section>
            <DrawPanel id="lucky-draw" className={styles.ticket} {...draw} />
          </Section>
        )}
        <Section heading={terms.heading} tone="ink">
          {terms.blocks.map((block) => (
            <TermsBlock key={block.id} headingLevel={3} ordered {...block} />
          ))}
        </Section>
      </BelowTheFold>
    </div>
  );
}

/** The offers by group; the newest group is open. */
function Products({ heading, label, newest, groups }: BlackFridayModel['products']) {
  return (
    <Section id="products" heading={heading} tone="fog">
      <Tabs
        key={newest}
        label={label}
        defaultTab={newest}
        tabs={groups.map(({ id, label, badge, text: line, cards }) => ({
          id,
          label,
          badge,
          content: (
            <>
              <Text size="lead" tone="soft" className={styles.about}>
                {line}
              </Text>
              <CampaignProducts cards={cards} />
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** Offers beside the products. */
function Offers({ heading, cards }: NonNullable<BlackFridayModel['offers']>) {
  return (
    <Section id="special-offers" heading={heading} tone="ink">
      <OfferCards>
        {cards.map(({ key, ...card }) => (
          <OfferCard key={key} {...card} />
        ))}
      </OfferCards>
    </Section>
  );
}

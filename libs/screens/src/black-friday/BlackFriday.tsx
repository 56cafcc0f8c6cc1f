import '@kinemorph/ui/themes/black-friday';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useSubscribe } from '@kinemorph/site';
import { Actions, Banner, Benefits, DrawPanel, OfferCard, OfferCards, Reveal, Section, SubscribePanel, TermsBlock, Timeline } from '@kinemorph/ui';
import { Tabs } from '@kinemorph/ui/tabs';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { subscribeLabels } from '../subscribe-labels.ts';
import { about, links, remaining, ticket } from './BlackFriday.css.ts';
import type { BlackFridayModel } from './model.server.ts';

/** Black Friday and Cyber Monday: what is open, what unlocks next, how long is left, and on what terms. */
export function BlackFriday({ banner, subscribe, benefits, stages: { heading, ...stages }, countdown, surprises, products, offers, draw, terms }: BlackFridayModel) {
  const text = useText<SharedTextId>();
  const onSubmit = useSubscribe('black-friday-2024');
  return (
    <div data-theme="black-friday">
      <Banner id="banner" {...banner} />
      <BelowTheFold>
        <SubscribePanel id="subscribe" heading={subscribe.heading} describe={subscribe.describe} form={{ labels: { ...subscribeLabels(text), success: subscribe.success }, onSubmit }} />
        <Section tone="ink">
          <Benefits {...benefits} />
        </Section>
        <Section id="stages" heading={heading}>
          <Reveal>
            <Timeline {...stages} />
          </Reveal>
          <div className={remaining}>
            <CampaignCountdown {...countdown} />
          </div>
        </Section>
        {surprises && (
          <Section id="more-surprises" heading={surprises.heading} intro={surprises.text} tone="ink">
            <CampaignProducts cards={surprises.cards} />
          </Section>
        )}
        <Section id="products" heading={products.heading} tone="fog">
          <Tabs
            key={products.newest}
            label={products.label}
            defaultTab={products.newest}
            tabs={products.groups.map(({ id, label, badge, text: line, cards }) => ({
              id,
              label,
              badge,
              content: (
                <>
                  <p className={about}>{line}</p>
                  <CampaignProducts cards={cards} />
                </>
              ),
            }))}
          />
        </Section>
        {offers && (
          <Section id="special-offers" heading={offers.heading} tone="ink">
            <OfferCards>
              {offers.cards.map(({ key, ...card }) => (
                <OfferCard key={key} {...card} />
              ))}
            </OfferCards>
          </Section>
        )}
        {draw && (
          <Section>
            <DrawPanel id="lucky-draw" className={ticket} {...draw} />
          </Section>
        )}
        <Section heading={terms.heading} tone="ink">
          <Actions className={links} actions={terms.anchors} first="outline" />
          {terms.blocks.map((block) => (
            <TermsBlock key={block.id} headingLevel={3} ordered {...block} />
          ))}
        </Section>
      </BelowTheFold>
    </div>
  );
}

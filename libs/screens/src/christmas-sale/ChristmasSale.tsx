import '@kinemorph/ui/themes/christmas';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useNotify, useSubscribe } from '@kinemorph/site';
import {
  Actions,
  Banner,
  Benefits,
  CopyCode,
  FeatureBlock,
  Reveal,
  Section,
  SubscribePanel,
  TermsBlock,
  Text,
  TierList,
} from '@kinemorph/ui';
import { Tabs } from '@kinemorph/ui/tabs';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { subscribeLabels } from '../subscribe-labels.ts';
import * as styles from './ChristmasSale.css.ts';
import type { ChristmasSaleModel } from './model.server.ts';

/** The sale at the end of the year: its offers, for members and for all, and the time left. */
export function ChristmasSale({
  banner,
  orderUntil,
  countdown,
  benefits,
  rewards,
  groups,
  members: { welcome, actions, ...members },
  subscribe,
  terms,
}: ChristmasSaleModel) {
  const text = useText<SharedTextId>();
  const notify = useNotify();
  const subscribing = useSubscribe('christmas-2024');
  return (
    <div data-theme="christmas">
      <Banner id="banner" {...banner} headingLevel={1} priority>
        {orderUntil && <p className={styles.urgent}>{orderUntil}</p>}
        <CampaignCountdown {...countdown} />
      </Banner>
      <BelowTheFold>
        {benefits && (
          <Section heading={benefits.heading} tone="fog">
            <Benefits items={benefits.items} />
          </Section>
        )}
        {rewards && (
          <Section id="special-offers" heading={rewards.heading} intro={rewards.intro} tone="ink">
            <Reveal>
              <TierList label={rewards.label} tiers={rewards.tiers} />
            </Reveal>
          </Section>
        )}
        <Groups {...groups} />
        <FeatureBlock id="members-only-offers" {...members} fit="contain" side="end" tone="ink">
          {welcome && <CopyCode {...welcome.code} onCopy={() => notify({ title: welcome.copied })} />}
          <Actions actions={actions} />
        </FeatureBlock>
        <SubscribePanel
          id="subscribe"
          heading={subscribe.heading}
          describe={subscribe.describe}
          form={{ labels: { ...subscribeLabels(text), success: subscribe.success }, ...subscribing }}
        />
        {terms && (
          <Section>
            <TermsBlock id="terms" {...terms} ordered />
          </Section>
        )}
      </BelowTheFold>
    </div>
  );
}

/** Renders the products of the sale, by group. */
function Groups({ groups, label, ...head }: ChristmasSaleModel['groups']) {
  return (
    <Section id="groups" {...head}>
      <Tabs
        label={label}
        tabs={groups.map(({ id, label: name, text: line, cards }) => ({
          id,
          label: name,
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

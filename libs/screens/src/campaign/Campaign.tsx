import { BelowTheFold } from '@kinemorph/site';
import { Banner, Reveal, Section, SectionBar, TermsBlock, Timeline } from '@kinemorph/ui';
import '@kinemorph/ui/themes';
import type { PropsWithChildren } from 'react';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { Leads } from '../sections/Leads.tsx';
import type { CampaignModel } from './model.server.ts';

/**
 * A campaign: how long is left, what each stage opens, and on what terms. A campaign that brings sections of its own has a screen that
 * shows this one with them as `children`, which stand before the terms, and whose model holds what `campaignModel` returns.
 */
export function Campaign({
  theme,
  bar,
  banner,
  leads,
  countdown,
  stages,
  offers,
  terms,
  children,
}: PropsWithChildren<CampaignModel>) {
  return (
    <div data-theme={theme}>
      <SectionBar {...bar} />
      <Banner {...banner} beside={leads.length > 0 && <Leads machines={leads} />}>
        <CampaignCountdown {...countdown} />
      </Banner>
      <BelowTheFold>
        {stages && (
          <Section id="stages" heading={stages.heading} tone="ink">
            <Reveal>
              <Timeline label={stages.label} labels={stages.labels} stages={stages.stages} />
            </Reveal>
          </Section>
        )}
        {offers.map(({ id, heading, text, cards }, index) => (
          <Section key={id} id={id} heading={heading} intro={text} tone={index % 2 === 0 ? 'fog' : undefined}>
            <CampaignProducts cards={cards} />
          </Section>
        ))}
        {children}
        <Section tone="ink">
          <TermsBlock headingLevel={2} ordered {...terms} />
        </Section>
      </BelowTheFold>
    </div>
  );
}

import { BelowTheFold } from '@kinemorph/site';
import { Banner, DrawPanel, Reveal, Section, SectionBar, TermsBlock, TierList, Timeline } from '@kinemorph/ui';
import '@kinemorph/ui/themes';
import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { CampaignCountdown } from '../sections/CampaignCountdown.tsx';
import { CampaignProducts } from '../sections/CampaignProducts.tsx';
import { Leads } from '../sections/Leads.tsx';
import type { CampaignModel } from './model.server.ts';

/**
 * A campaign: the time left, the products of each stage, the gifts with an order, and the terms. A campaign with its
 * own sections has a screen that renders this one with them as `children`, which come before the terms. Its model
 * includes the result of `campaignModel`.
 */
export function Campaign({
  theme,
  bar,
  banner,
  leads,
  countdown,
  sections,
  terms,
  children,
  ...model
}: PropsWithChildren<CampaignModel>) {
  const shown = sectionsOf(model);
  return (
    <div data-theme={theme}>
      <SectionBar {...bar} />
      <Banner {...banner} beside={leads.length > 0 && <Leads machines={leads} />}>
        <CampaignCountdown {...countdown} />
      </Banner>
      <BelowTheFold>
        {sections.map((section) => (
          <Fragment key={section}>{shown[section]}</Fragment>
        ))}
        {children}
        <Section tone="ink">
          <TermsBlock headingLevel={2} ordered {...terms} />
        </Section>
      </BelowTheFold>
    </div>
  );
}

type Sections = Pick<CampaignModel, 'stages' | 'offers' | 'gifts' | 'draw'>;

/** Returns each section by its name; a section without content is empty. */
function sectionsOf({
  stages,
  offers,
  gifts,
  draw,
}: Sections): Readonly<Record<CampaignModel['sections'][number], ReactNode>> {
  return {
    stages: stages && <Stages {...stages} />,
    offers: offers.map(({ id, heading, text, cards }, index) => (
      <Section key={id} id={id} heading={heading} intro={text} tone={index % 2 === 0 ? 'fog' : undefined}>
        <CampaignProducts cards={cards} />
      </Section>
    )),
    gifts: gifts && <Gifts {...gifts} />,
    draw: draw && (
      <Section>
        <DrawPanel id="draw" {...draw} />
      </Section>
    ),
  };
}

function Stages({ heading, ...stages }: NonNullable<CampaignModel['stages']>) {
  return (
    <Section id="stages" heading={heading} tone="ink">
      <Reveal>
        <Timeline {...stages} />
      </Reveal>
    </Section>
  );
}

function Gifts({ heading, ...tiers }: NonNullable<CampaignModel['gifts']>) {
  return (
    <Section id="gifts" heading={heading} tone="ink">
      <Reveal>
        <TierList {...tiers} />
      </Reveal>
    </Section>
  );
}

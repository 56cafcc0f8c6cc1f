import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Actions } from '../components/Actions/Actions.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { CallToAction } from '../components/CallToAction/CallToAction.tsx';
import { ComparisonTable } from '../components/ComparisonTable/ComparisonTable.tsx';
import { DealerCard } from '../components/DealerCard/DealerCard.tsx';
import { DrawPanel } from '../components/DrawPanel/DrawPanel.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { FeatureBlock } from '../components/FeatureBlock/FeatureBlock.tsx';
import { HeroSlide } from '../components/HeroSlide/HeroSlide.tsx';
import { LinkCard } from '../components/LinkCard/LinkCard.tsx';
import { CurrentPage } from '../components/Menu/CurrentPage.tsx';
import { OfferCard } from '../components/OfferCard/OfferCard.tsx';
import { ProductCard } from '../components/ProductCard/ProductCard.tsx';
import { ProductHero } from '../components/ProductHero/ProductHero.tsx';
import { RegionPicker } from '../components/RegionPicker/RegionPicker.tsx';
import { SiteFooter } from '../components/SiteFooter/SiteFooter.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { TextBanner } from '../components/TextBanner/TextBanner.tsx';
import { Tile } from '../components/Tile/Tile.tsx';
import { walk } from './announced.ts';
import { card, scene } from './offers.tsx';
import { actions, footer, picture } from './samples.tsx';
import { show } from './show.tsx';

const region = { country: 'US', href: '#us', lang: 'en-US', language: 'English' };

/** Components that need no key but Tab, each with its announcement at every Tab stop. */
const samples: Readonly<Record<string, readonly [ReactNode, ...string[]]>> = {
  Actions: [<Actions actions={actions} />, 'Buy now: Solid One, link', 'Learn more about Solid One, link'],
  Banner: [
    <Banner title="Black Friday" picture={scene} actions={[{ label: 'See the offers', href: '#offers' }]} />,
    'See the offers, link',
  ],
  CallToAction: [
    <CallToAction title="Be among the first." picture={picture} actions={actions} />,
    'Buy now: Solid One, link',
    'Learn more about Solid One, link',
  ],
  ComparisonTable: [
    <ComparisonTable
      labels={{ caption: 'Models compared', product: 'Model', price: 'Price' }}
      products={['One', 'Two'].map((name) => ({ id: name, name, action: { label: `Buy ${name}`, href: `#${name}` } }))}
      rows={[{ name: 'Folds', values: ['By itself', 'By hand'] }]}
    />,
    'Models compared, region › Buy One, link',
    'Buy Two, link',
  ],
  DealerCard: [
    <DealerCard title="Hinge & Sons" address="1 Hinge Street" link={{ label: 'To the shop', href: '#shop' }} />,
    'To the shop Hinge & Sons, link',
  ],
  DrawPanel: [
    <DrawPanel
      title="Win a Solid One"
      content="Each order takes part."
      picture={picture}
      actions={[{ label: 'The terms', href: '#terms' }]}
    />,
    'The terms, link',
  ],
  EmptyState: [
    <EmptyState title="This page has folded itself away." actions={[{ label: 'Support', href: '#support' }]} />,
    'Support, link',
  ],
  FeatureBlock: [
    <FeatureBlock title="It moves." picture={scene} actions={[{ label: 'How it works', href: '#how' }]} />,
    'How it works, link',
  ],
  HeroSlide: [
    <HeroSlide title="Solid One" picture={picture} actions={actions} />,
    'Buy now: Solid One, link',
    'Learn more about Solid One, link',
  ],
  LinkCard: [
    <LinkCard title="Community" text="Ask other owners." href="#c" label="Join" ariaLabel="Join the community" />,
    'Join the community, link',
  ],
  OfferCard: [
    <OfferCard
      title="A cap for free"
      content="With each order."
      picture={picture}
      action={{ label: 'Get it', href: '#get', ariaLabel: 'Get it: a cap for free' }}
    />,
    'Get it: a cap for free, link',
  ],
  ProductCard: [<ProductCard {...card} />, 'Buy now: Solid One, link', 'Learn more about Solid One, link'],
  ProductHero: [
    <ProductHero title="Solid One" picture={scene} actions={actions} />,
    'Buy now: Solid One, link',
    'Learn more about Solid One, link',
  ],
  RegionPicker: [
    <RegionPicker
      currentLabel="Your region"
      regions={[
        { ...region, label: 'United States', current: true },
        { label: 'Germany', country: 'DE', href: '#de', lang: 'de-DE', language: 'Deutsch' },
      ]}
    />,
    'list, 2 items › United States English Your region, link, current',
    'Germany Deutsch, link',
  ],
  SiteFooter: [
    <CurrentPage value="#contact">
      <SiteFooter
        {...footer}
        columns={[
          {
            title: 'Company',
            links: [
              { label: 'About us', href: '#us' },
              { label: 'Contact', href: '#contact' },
            ],
          },
        ]}
        socials={footer.socials.slice(0, 1)}
        legal={footer.legal.slice(0, 1)}
        settings={{ label: 'Settings' }}
        region={{ ...footer.region, name: 'Change region: United States' }}
      />
    </CurrentPage>,
    'contentinfo › Footer, navigation › list, 2 items › About us, link',
    'Contact, link, current page',
    'list, 1 item › Instagram, link',
    'list, 3 items › Privacy, link',
    'Settings, button',
    'Change region: United States, link',
  ],
  SkipLink: [<SkipLink label="Skip to content" href="#main" />, 'Skip to content, link'],
  TextBanner: [
    <TextBanner
      name="News"
      label="Black Friday"
      href="#sale"
      tone="signal"
      timer={{ until: 0, label: 'Ends in', date: 'Until 2 December' }}
    />,
    'News, complementary › Black Friday Until 2 December, link',
  ],
  Tile: [
    <Tile title="Solid One" picture={picture} actions={actions} />,
    'Buy now: Solid One, link',
    'Learn more about Solid One, link',
  ],
};

test.each(Object.entries(samples))(
  'a keyboard walk: Tab moves through the links of %s, and each is announced differently',
  async (_, [component, ...lines]) => {
    await show(component);
    await walk(...lines.map((line) => ['{Tab}', line] as const));
    expect(new Set(lines).size).toBe(lines.length);
  },
);

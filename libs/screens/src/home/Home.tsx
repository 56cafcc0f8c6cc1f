import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useSubscribe } from '@kinemorph/site';
import {
  Actions,
  BentoGrid,
  Carousel,
  EmailForm,
  HeroSlide,
  Icon,
  LinkCard,
  LinkCards,
  Quote,
  QuoteList,
  Reveal,
  Section,
  Tagline,
  Tile,
} from '@kinemorph/ui';
import { lazy } from 'react';
import * as styles from './Home.css.ts';
import { actionLinks } from '../product-actions.ts';
import type en from './messages/en-US.json';
import type { HomeModel } from './model.server.ts';
import { subscribeLabels } from '../subscribe-labels.ts';

/** The time for which a slide of the hero is shown, in milliseconds. */
const slideTime = 7000;

/**
 * Loads the home's part about robots, in regions that have it. No `Suspense` is around it: React would send a large one
 * with an inline script, which the security policy blocks.
 */
const Robots = lazy(async () => ({ default: (await import('./Robots.tsx')).Robots }));

/** Loads if the region's home has a desk, in the same manner as the robots. */
const Entries = lazy(async () => ({ default: (await import('./Desk.tsx')).Entries }));
const Terms = lazy(async () => ({ default: (await import('./Desk.tsx')).Terms }));

/** The home: the leading products, the line-up, the software, the press, and the newsletter. */
export function Home({ hero, desk, robots, tiles, all, guides, tagline, ecosystem, quotes }: HomeModel) {
  const text = useText<SharedTextId | keyof typeof en>();
  const subscribe = useSubscribe('home');
  const labels = {
    carousel: text('carousel.role'),
    slideRole: text('carousel.slideRole'),
    previous: text('carousel.previous'),
    next: text('carousel.next'),
    pause: text('carousel.pause'),
    play: text('carousel.play'),
    slide: hero.map((_, index) => text('carousel.slide', { index: index + 1, total: hero.length })),
  };
  return (
    <>
      <Carousel label={text('carousel')} labels={labels} interval={slideTime}>
        {hero.map(({ key, offer, price, ...slide }, index) => (
          <HeroSlide
            key={key}
            {...slide}
            className={desk && styles.low}
            price={price}
            actions={actionLinks(offer, text)}
            priority={index === 0}
            headingLevel={index === 0 ? 1 : 2}
          />
        ))}
      </Carousel>
      {desk && <Entries {...desk} />}
      <BelowTheFold>
        {robots && <Robots {...robots} all={all} />}
        {tiles.length > 0 && (
          <Section heading={text('lineUp')}>
            <BentoGrid>
              {tiles.map(({ key, offer, price, ...tile }) => (
                <Tile key={key} {...tile} price={price} actions={actionLinks(offer, text)} />
              ))}
            </BentoGrid>
            {all && <Actions className={styles.toAll} actions={[all]} first="outline" size="large" />}
          </Section>
        )}
        {guides && <Guides {...guides} />}
        <Tagline {...tagline} />
        <Section heading={ecosystem.heading} tone="ink">
          <LinkCards>
            {ecosystem.cards.map(({ key, ...card }) => (
              <LinkCard key={key} {...card} />
            ))}
          </LinkCards>
        </Section>
        <Quotes {...quotes} />
        {desk && <Terms {...desk} />}
        <Section heading={text('subscribe.title')} intro={text('subscribe.describe')} tone="fog">
          <EmailForm labels={subscribeLabels(text)} {...subscribe} />
        </Section>
      </BelowTheFold>
    </>
  );
}

/** Renders the guides of the region. */
function Guides({ heading, list }: NonNullable<HomeModel['guides']>) {
  return (
    <Section heading={heading}>
      <BentoGrid>
        {list.map(({ key, link, ...guide }) => (
          <Tile key={key} {...guide} actions={[link]} />
        ))}
      </BentoGrid>
    </Section>
  );
}

/** Renders the quotes of the press. */
function Quotes({ heading, list }: HomeModel['quotes']) {
  return (
    <Section heading={heading}>
      <Reveal>
        <QuoteList>
          {list.map(({ key, icon, ...quote }) => (
            <Quote key={key} {...quote} icon={<Icon name={icon} />} />
          ))}
        </QuoteList>
      </Reveal>
    </Section>
  );
}

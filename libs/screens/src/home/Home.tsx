import { useText, type SharedTextId } from '@kinemorph/i18n';
import { BelowTheFold, useSubscribe } from '@kinemorph/site';
import { BentoGrid, Carousel, EmailForm, HeroSlide, LinkCard, LinkCards, Quote, QuoteList, Reveal, Section, Tagline, Tile } from '@kinemorph/ui';
import { actionLinks } from '../product-actions.ts';
import type en from './messages/en-US.json';
import type { HomeModel } from './model.server.ts';
import { subscribeLabels } from '../subscribe-labels.ts';

/** How long a slide of the hero stays, in milliseconds. */
const slideTime = 7000;

/** The shop window: what the region leads with, the line-up, the software, the press, and the newsletter. */
export function Home({ hero, tiles, tagline, ecosystem, quotes }: HomeModel) {
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
  const prices = { currentLabel: text('price.now'), wasLabel: text('price.was') };
  return (
    <>
      <Carousel label={text('carousel')} labels={labels} interval={slideTime}>
        {hero.map(({ key, offer, price, ...slide }, index) => (
          <HeroSlide key={key} {...slide} price={price && { ...price, ...prices }} actions={actionLinks(offer, text)} priority={index === 0} headingLevel={index === 0 ? 1 : 2} />
        ))}
      </Carousel>
      <BelowTheFold>
        <Section heading={text('lineUp')}>
          <BentoGrid>
            {tiles.map(({ key, offer, price, ...tile }) => (
              <Tile key={key} {...tile} price={price && { ...price, ...prices }} actions={actionLinks(offer, text)} />
            ))}
          </BentoGrid>
        </Section>
        <Tagline {...tagline} />
        <Section heading={ecosystem.heading} tone="ink">
          <LinkCards>
            {ecosystem.cards.map(({ key, ...card }) => (
              <LinkCard key={key} {...card} />
            ))}
          </LinkCards>
        </Section>
        <Section heading={quotes.heading}>
          <Reveal>
            <QuoteList>
              {quotes.list.map(({ key, ...quote }) => (
                <Quote key={key} {...quote} />
              ))}
            </QuoteList>
          </Reveal>
        </Section>
        <Section heading={text('subscribe.title')} intro={text('subscribe.describe')} tone="fog">
          <EmailForm labels={subscribeLabels(text)} onSubmit={subscribe} />
        </Section>
      </BelowTheFold>
    </>
  );
}

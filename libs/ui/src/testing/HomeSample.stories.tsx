import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BentoGrid,
  Carousel,
  EmailForm,
  HeroSlide,
  LinkCard,
  LinkCards,
  Quote,
  QuoteList,
  Reveal,
  Section,
  SiteFooter,
  SiteHeader,
  Tagline,
  TextBanner,
  Tile,
} from '../index.ts';
import { actions, carouselLabels, emailLabels, footer, header, picture, price } from './samples.tsx';
import { inTheme } from './surroundings.tsx';

/** All components in the layout of a front page. */
function HomeSample() {
  return (
    <>
      <TextBanner name="Announcement" tone="signal" label="Spring sale: save up to 30% until Sunday" href="#sale" />
      <SiteHeader {...header} />
      <main id="main">
        <h1 hidden>Seamwork</h1>
        <Carousel label="Highlights" labels={carouselLabels(3)} interval={6000}>
          {[
            <HeroSlide
              key="a"
              eyebrow="Flagship"
              title={'Solid One.\nIt moves.'}
              subtitle="Twenty-two servos, one seam, no tools. Say the word and watch it change shape."
              picture={picture}
              price={price}
              badge={{ label: 'New', tone: 'light' }}
              actions={actions}
              copyright="© 2025 Seamwork. Licensed product."
              priority
            />,
            <HeroSlide
              key="b"
              title={'Solid Two.\nHalf the size.'}
              subtitle="All of the wit."
              picture={picture}
              actions={actions.slice(1)}
            />,
            <HeroSlide key="c" title="Build the world around it" picture={picture} actions={actions} />,
          ]}
        </Carousel>
        <BentoGrid>
          <Tile
            title={'Solid One\nCommander'}
            subtitle="Speaks, walks, folds."
            picture={picture}
            price={price}
            badge={{ label: '7-day sale', tone: 'signal' }}
            actions={actions}
            span="wide"
            tone="dark"
            headingLevel={2}
          />
          <Tile
            title="Solid Two"
            subtitle="Pocket sized."
            picture={picture}
            price={{ current: '$899.00' }}
            actions={actions.slice(1)}
            span="tall"
            headingLevel={2}
          />
          <Tile
            title="Solid Three"
            subtitle="For the first desk."
            picture={picture}
            actions={actions.slice(1)}
            tone="dark"
            headingLevel={2}
          />
          <Tile title="Solid Four" subtitle="Hands on." picture={picture} actions={actions.slice(1)} headingLevel={2} />
          <Tile
            title="Workbench"
            subtitle="Teach it moves of your own, frame by frame."
            picture={picture}
            actions={actions.slice(1)}
            span="wide"
            tone="dark"
            copyright="Needs a computer."
            headingLevel={2}
          />
        </BentoGrid>
        <Tagline
          title={'Machines that\nchange their mind.'}
          text="We build what opens along a line and becomes something else."
        />
        <Section heading="Beyond the box" intro="Two places to take it further." tone="paper">
          <LinkCards>
            <Reveal>
              <LinkCard
                title="Share Hub"
                text="Moves, poses and worlds made by other owners."
                href="#hub"
                label="Visit the hub"
                picture={picture}
              />
            </Reveal>
            <Reveal>
              <LinkCard
                title="Creation Studio"
                text="Write a routine by dragging blocks, or in Python."
                href="#studio"
                label="Open the studio"
                picture={picture}
              />
            </Reveal>
          </LinkCards>
        </Section>
        <Section heading="What they say" tone="fog">
          <QuoteList>
            <Quote
              comment="The first machine on my desk that made the whole office stand up."
              commentator="The Daily Gear"
              icon="DG"
            />
            <Quote
              comment="An absurd amount of engineering in the palm of a hand."
              commentator="Bench Notes"
              icon="BN"
            />
            <Quote comment="It folds. It talks. I may never work again." commentator="Kit Review" icon="KR" />
          </QuoteList>
        </Section>
        <Section
          heading="Be there first"
          intro="Launches, drops and early prices. No more than two letters a month."
          tone="ink"
        >
          <EmailForm
            labels={emailLabels}
            onSubmit={async () => undefined}
            agreement={{ label: 'I agree to receive letters from Seamwork.', required: 'Tick the box to go on.' }}
          />
        </Section>
      </main>
      <SiteFooter {...footer} />
    </>
  );
}

const meta: Meta<typeof HomeSample> = {
  title: 'Pages/Home sample',
  component: HomeSample,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof HomeSample>;

export const Home: Story = {};
export const HomeBlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const HomeChristmas: Story = { decorators: [inTheme('christmas')] };

import {
  Badge,
  BentoGrid,
  Breadcrumb,
  Button,
  ButtonLink,
  Carousel,
  Collapse,
  CollapseGroup,
  DialogLink,
  Icon,
  LinkCard,
  LinkCards,
  Picture,
  Price,
  Quote,
  QuoteList,
  Section,
  Select,
  SpecsTable,
  Steps,
  Tile,
} from '@kinemorph/ui';
import { Tabs } from '@kinemorph/ui/tabs';

const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E',
  width: 4,
  height: 3,
  alt: 'Solid One',
};
const labels = { previous: 'Back', next: 'On', pause: 'Pause', play: 'Play', slide: ['One of two', 'Two of two'] };

/**
 * A page of another team: components with and without scripts, with serialisable props only, as a server component
 * passes them.
 */
export function Samples() {
  return (
    <main>
      <Breadcrumb label="You are here" moreLabel="More" steps={[{ label: 'Home', href: '/' }]} current="Solid One" />
      <Section tone="paper" data-theme="acme">
        <h1>
          Solid One <Badge tone="light">New</Badge> <Icon name="check" />
        </h1>
        <Price current="$1,299.00" was="$1,499.00" />
        <Button>Add</Button>{' '}
        <ButtonLink href="https://store.example" external>
          Buy
        </ButtonLink>
        <DialogLink label="Sizes" href="#sizes" title="Sizes" closeLabel="Close">
          <p>One size.</p>
        </DialogLink>
        <Select label="Colour" options={[{ value: 'ink', label: 'Ink' }]} />
      </Section>
      <Carousel label="Highlights" labels={labels}>
        {[<p key="1">First</p>, <p key="2">Second</p>]}
      </Carousel>
      <CollapseGroup>
        <Collapse label="What is in the box?" headingLevel={2}>
          <p>A cloth.</p>
        </Collapse>
      </CollapseGroup>
      <Tabs
        label="Offers"
        tabs={[
          { id: 'machines', label: 'Machines', content: <p>Two machines</p> },
          { id: 'parts', label: 'Parts', content: <p>Nine parts</p> },
        ]}
      />
      <BentoGrid>
        <Tile title="Solid Two" subtitle="In stock." picture={picture} price={{ current: '$99.00' }} />
      </BentoGrid>
      <LinkCards>
        <LinkCard title="Dealers" text="Near you" href="/dealers" label="Find one" picture={picture} />
      </LinkCards>
      <QuoteList>
        <Quote comment="It folds." commentator="A reader" />
      </QuoteList>
      <SpecsTable groups={[{ title: 'Body', rows: [{ name: 'Height', value: '12 cm' }] }]} />
      <Steps steps={[{ title: 'Unfold' }, { title: 'Charge' }]} />
      <Picture picture={picture} />
    </main>
  );
}

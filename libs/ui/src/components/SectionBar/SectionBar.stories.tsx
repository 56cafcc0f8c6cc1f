import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { SectionBar } from './SectionBar.tsx';

const usage: Usage = {
  when: ['A product page is several screens long, and its sections, its price and its button should stay at hand.'],
  whenNot: ['For short pages: they need no map.', 'For views that take turns in one place: use tabs.'],
  how: [
    'Put it directly inside the element that holds the whole page, or it leaves with its parent.',
    'Each link names the id of a section; the page then stops below both bars by itself.',
    'Four to six links of one or two words. From the tablet on they scroll in a strip where they do not fit; on phones they are a menu under the name.',
    'Without an action, say why in `status`.',
  ],
  accessibility: [
    'The links are a navigation of its own, and the current one has aria-current="location".',
    'Following a link moves the reading position as any anchor does; the page glides only where motion is welcome.',
    'The menu is a native popover: Esc closes it, and no JavaScript is needed.',
  ],
  pairs: [
    {
      rule: 'Four to six links of one or two words.',
      fault: 'Long labels push each other out of the bar.',
      wide: true,
      good: () => <SectionBar {...args} />,
      bad: () => (
        <SectionBar
          {...args}
          links={[
            'What the machine can do',
            'How it was designed and built',
            'All commands that it understands',
            'Technical specifications',
          ].map((label, at) => ({ label, href: `#${at}` as const }))}
        />
      ),
    },
  ],
};

const sections = [
  { id: 'overview', label: 'Overview', tone: 'ink' },
  { id: 'design', label: 'Design', tone: 'paper' },
  { id: 'voice', label: 'Voice', tone: 'fog' },
  { id: 'specs', label: 'Specs', tone: 'paper' },
  { id: 'gallery', label: 'Gallery', tone: 'ink' },
] as const;

const links = sections.map(({ id, label }) => ({ label, href: `#${id}` as const }));
const paragraph =
  'Panels meet on one visible line, and open along it. Thirty-one servos move them, each with a reading of its own position, so that nothing pinches and nothing stays ajar. ';

const meta: Meta<typeof SectionBar> = {
  title: 'Components/SectionBar',
  component: SectionBar,
  parameters: { layout: 'fullscreen', usage },
  decorators: [
    (Story) => (
      <>
        <SiteHeader {...header} />
        <main id="main">
          <Story />
          {sections.map(({ id, label, tone }) => (
            <Section key={id} id={id} heading={label} tone={tone}>
              <p>{paragraph.repeat(12)}</p>
            </Section>
          ))}
        </main>
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SectionBar>;

const args = {
  name: 'Solid One',
  labels: { nav: 'Solid One', menu: 'Sections' },
  links,
  price: { current: '$1,299.00', label: 'Price' },
  action: { label: 'Buy now', href: '#buy' },
};

export const Complete: Story = { args };
export const SoldOut: Story = { args: { name: args.name, labels: args.labels, links, status: 'Sold out' } };
export const WithoutPrice: Story = {
  args: {
    name: args.name,
    labels: args.labels,
    links,
    action: { label: 'Notify me', href: '#notify', tone: 'outline' },
  },
};
export const Light: Story = { args: { ...args, tone: 'paper' } };
export const LongGerman: Story = {
  args: {
    name: 'Solid One Oberbefehlshaber-Sonderausgabe',
    labels: { nav: 'Solid One', menu: 'Abschnitte' },
    links: [
      { label: 'Produktübersicht', href: '#overview' },
      { label: 'Formgestaltung', href: '#design' },
      { label: 'Sprachsteuerung', href: '#voice' },
      { label: 'Technische Daten', href: '#specs' },
      { label: 'Bildergalerie', href: '#gallery' },
      { label: 'Häufige Fragen', href: '#questions' },
    ],
    price: { current: '1.299,00 €', label: 'Preis' },
    action: { label: 'Vorbestellen', href: '#buy' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture, price } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { BentoGrid } from '../BentoGrid/BentoGrid.tsx';
import { Section } from '../Section/Section.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { Tabs } from './Tabs.tsx';

const usage: Usage = {
  when: ['For views of equal rank, of which one is wanted at a time: offers by kind, a machine’s figures by model.'],
  whenNot: [
    'For what should be compared: show it side by side.',
    'For texts that few need: use `Collapse`.',
    'For pages: those are links, in a header or a `Menu`.',
  ],
  how: [
    'Import it from the entry point `./tabs`: Radix’ tabs weigh 9 kB.',
    'An `id` is the anchor of its panel: a link to it opens the tab, on entry and later, and scrolls to it.',
    'Set `tone` only where it stands on another ground than what is around it.',
    'Many tabs scroll sideways; the open one is brought into the middle.',
  ],
  accessibility: [
    'The tab list is one stop for the keyboard; arrow keys, Home and End move along it and open what they reach.',
    'All panels are in the document. What the browser’s search finds in a closed one opens it.',
    'Without scripts, and on paper, the panels stand one below the other under their names.',
  ],
  pairs: [
    {
      rule: 'Labels name what is in the panels.',
      fault: '“Tab 1” has to be opened to learn what is in it.',
      good: () => <Tabs label="Offers" tabs={tabs.slice(1).map((tab) => ({ ...tab, id: `do-${tab.id}` }))} />,
      bad: () => (
        <Tabs
          label="Offers"
          tabs={tabs.slice(1).map((tab, at) => ({ ...tab, id: `dont-${tab.id}`, label: `Tab ${at + 1}` }))}
        />
      ),
    },
  ],
};

function Offers({ names }: { names: readonly string[] }) {
  return (
    <BentoGrid>
      {names.map((name) => (
        <Tile key={name} title={name} subtitle="In stock." picture={picture} price={price} />
      ))}
    </BentoGrid>
  );
}

const tabs = [
  { id: 'machines', label: 'Machines', content: <Offers names={['Solid One', 'Solid Two']} /> },
  {
    id: 'parts',
    label: 'Parts',
    content: <p>Hinges, plates and cables. Each part fits the machines of its year and of the two before.</p>,
  },
  {
    id: 'refurbished',
    label: 'Refurbished',
    content: <p>Inspected, with new batteries, and with the warranty of a new one.</p>,
  },
];

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { usage },
  args: { label: 'Offers', tabs, defaultTab: 'parts' },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

const years = Array.from({ length: 14 }, (_, index) => ({
  id: `year-${2025 - index}`,
  label: `Season ${2025 - index}`,
  content: <p>{`What came out in ${2025 - index}.`}</p>,
}));

export const SecondOpen: Story = {};
export const WithBadges: Story = {
  args: {
    defaultTab: 'machines',
    tabs: tabs.map((tab, index) => ({
      ...tab,
      badge: [{ label: 'New', tone: 'light' as const }, undefined, { label: '−20%', tone: 'sale' as const }][index],
    })),
  },
};
export const Many: Story = { args: { label: 'Seasons', tabs: years, defaultTab: 'year-2020' } };
export const LongText: Story = {
  args: {
    tabs: [
      {
        id: 'terms',
        label: 'Teilnahmebedingungen für das Gewinnspiel',
        content: <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.</p>,
      },
      ...tabs,
    ],
    defaultTab: 'terms',
  },
};
export const Two: Story = { args: { tabs: tabs.slice(1), defaultTab: 'refurbished' } };
export const OnDarkGround: Story = { args: { tone: 'ink' } };
export const InsideDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  args: { tabs: years, defaultTab: 'year-2025' },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { TierList } from './TierList.tsx';

const usage: Usage = {
  when: ['For presents that depend on the sum of an order, two to four of them.'],
  whenNot: [
    'For a present with one product: give it to the `ProductCard`.',
    'For offers without an order: use `OfferCard`.',
  ],
  how: [
    'Order them from the lowest sum to the highest: each stands a step higher.',
    'Say in `note` what a present may run out of, or which sizes there are.',
    'Give an `icon` to a service, of which there is no picture.',
  ],
  accessibility: [
    'An ordered list; the steps are only seen, the sums are read.',
    'A present’s `alt` may be empty, since its name stands beside it.',
  ],
  pairs: [
    {
      rule: 'From the lowest sum to the highest: each stands a step higher.',
      fault: 'The highest sum stands on the lowest step.',
      wide: true,
      good: () => <TierList label="Presents" tiers={tiers} />,
      bad: () => <TierList label="Presents" tiers={tiers.toReversed()} />,
    },
  ],
};

const present = { ...picture, alt: '' };
const tiers = [
  { threshold: 'Over $399', title: 'Insulated cup', note: 'Half a litre, brushed steel.', picture: present },
  { threshold: 'Over $499', title: 'Canvas cap', note: 'One size.', picture: present },
  { threshold: 'Over $739', title: 'T-shirt', note: 'XL to XXXL, while stocks last.', picture: present },
];

const meta: Meta<typeof TierList> = {
  title: 'Components/TierList',
  component: TierList,
  parameters: { layout: 'fullscreen', usage },
  args: { label: 'Presents', tiers },
  render: (args) => (
    <Section heading="Spend more, get more">
      <TierList {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof TierList>;

export const Three: Story = {};
export const Two: Story = { args: { tiers: tiers.slice(0, 2) } };
export const Four: Story = {
  args: { tiers: [...tiers, { threshold: 'Over $999', title: 'Express delivery', icon: 'truck' }] },
};
export const OnInk: Story = {
  render: (args) => (
    <Section heading="Spend more, get more" tone="ink">
      <TierList {...args} />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    tiers: tiers.map((tier, index) => ({
      ...tier,
      threshold: `Ab ${index + 1}.399,00 € Bestellwert`,
      title: 'Edelstahl-Thermotrinkflasche',
      note: 'Solange der Vorrat reicht; Mehrfachbestellungen ausgeschlossen.',
    })),
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

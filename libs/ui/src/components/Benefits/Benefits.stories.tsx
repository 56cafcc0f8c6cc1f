import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { Benefits } from './Benefits.tsx';

const usage: Usage = {
  when: ['For three or four promises that hold for every order: delivery, price, warranty, returns.'],
  whenNot: [
    'For what one product can do: use feature blocks or a `StatBand`.',
    'For conditions: those belong into a `TermsBlock`.',
  ],
  how: [
    'Two to four words a label; one short line of `text` at most.',
    'Choose icons that are told apart at a glance.',
  ],
  accessibility: [
    'A list; give it a `label` where no heading stands above it.',
    'The icons are silent: the label must say it all.',
  ],
  pairs: [
    {
      rule: 'Two to four words say the promise.',
      fault: 'Full sentences turn promises into small print.',
      wide: true,
      good: () => <Benefits label="With every order" items={items.slice(0, 3)} />,
      bad: () => (
        <Benefits
          label="With every order"
          items={[
            { icon: 'truck', label: 'We ship every order free of charge to any address in the country' },
            { icon: 'tag', label: 'If the price falls within thirty days, we pay you the difference' },
            { icon: 'shield', label: 'Every machine comes with a warranty of twenty-four months' },
          ]}
        />
      ),
    },
  ],
};

const items = [
  { icon: 'truck', label: 'Free shipping', text: 'On every order' },
  { icon: 'tag', label: '30-day price guarantee', text: 'Cheaper later? We pay the difference.' },
  { icon: 'shield', label: 'Two years of warranty', text: 'On every machine' },
  { icon: 'return', label: 'Returns within 30 days', text: 'No questions asked' },
] as const;

const meta: Meta<typeof Benefits> = {
  title: 'Components/Benefits',
  component: Benefits,
  parameters: { layout: 'fullscreen', usage },
  args: { label: 'With every order', items },
  render: (args) => (
    <Section>
      <Benefits {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof Benefits>;

export const Four: Story = {};
export const Three: Story = { args: { items: items.slice(0, 3) } };
export const LabelsOnly: Story = { args: { items: items.map(({ icon, label }) => ({ icon, label })) } };
export const OnInk: Story = {
  render: (args) => (
    <Section tone="ink">
      <Benefits {...args} />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    items: [
      { icon: 'truck', label: 'Kostenloser Expressversand', text: 'Ausgenommen Inselzustellungen' },
      { icon: 'tag', label: 'Niedrigpreisgarantie', text: 'Dreißig Tage Preisunterschiedserstattung' },
      { icon: 'shield', label: 'Garantieverlängerung' },
      { icon: 'return', label: 'Rücksendung ohne Angabe von Gründen' },
    ],
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { Skeleton } from './Skeleton.tsx';

const usage: Usage = {
  when: ['Where content of a known shape comes after the page: a list of orders, a table that is fetched, a picture.'],
  whenNot: [
    'For a press that takes a moment: a `Button` says itself that it is busy.',
    'For what the server can send with the page: send it.',
    'For a product card: `ProductCardSkeleton` has its exact measures.',
  ],
  how: [
    'Take the shape and the number of lines of what is expected, so that nothing moves when it arrives.',
    'Let it stand for what it replaces until that is complete; do not swap it part by part.',
    'Give up after some seconds: an error with a way on is better than a light that never ends.',
  ],
  accessibility: [
    'It is hidden from readers. Set `aria-busy` on the region that it stands in until the content is there, and name the region.',
    'Where the wait matters, say it in a live region beside it: “Loading your orders”.',
    'Under reduced motion it stands still.',
  ],
  pairs: [
    {
      rule: 'The shape and the size of what is expected.',
      fault: 'One line for a whole table: the page jumps when the table arrives.',
      good: () => <Skeleton shape="table" lines={4} />,
      bad: () => <Skeleton lines={1} />,
    },
  ],
};

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Text: Story = { args: { shape: 'text', lines: 3 } };
export const OneLine: Story = { args: { lines: 1 } };
export const Picture: Story = { args: { shape: 'picture', ratio: 'wide' } };
export const Card: Story = { args: { shape: 'card' } };
export const Table: Story = { args: { shape: 'table', lines: 5 } };
export const OnDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  args: { shape: 'card', ratio: 'wide' },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
};
export const InBusyRegion: Story = {
  render: (args) => (
    <section aria-busy="true" aria-label="Your orders">
      <Skeleton {...args} shape="table" columns={3} />
    </section>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

const usage: Usage = {
  when: ['For the heading of a part of a page that brings none.'],
  whenNot: [
    'In a `Section`, a `Banner` or another component with a heading: give it the words.',
    'For a label beside a value, or a line above a title: use a `Text`.',
  ],
  how: [
    'Choose the `level` by the outline of the page, and the `size` by how it is to look: neither follows from the other.',
    'The sizes `giant` and `hero` are for one sentence on a page.',
  ],
  accessibility: [
    'No level is left out: below an h2 comes an h3.',
    'With `level="none"` it is no heading for those who listen: for names in a list that has its own heading.',
  ],
  pairs: [
    {
      rule: 'A small heading keeps its level.',
      fault: 'A level that is chosen for its size leaves a gap in the outline.',
      good: () => (
        <>
          <Heading level={2}>Warranty</Heading>
          <Heading level={3} size="small">
            For how long
          </Heading>
          <Text>Two years.</Text>
        </>
      ),
      bad: () => (
        <>
          <Heading level={2}>Warranty</Heading>
          <Heading level={4}>For how long</Heading>
          <Text>Two years.</Text>
        </>
      ),
    },
  ],
};

const meta: Meta<typeof Heading> = {
  title: 'Components/Heading',
  component: Heading,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Heading>;

export const Plain: Story = { args: { level: 2, children: 'Beyond' } };
/** A title, whose lines break where "\n" says. */
export const Title: Story = {
  tags: ['!visual'],
  args: { level: 1, size: 'title', children: 'A machine\nthat listens' },
};

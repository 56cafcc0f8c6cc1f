import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const usage: Usage = {
  when: ['For things below each other that belong together: a heading, its text and its links.'],
  whenNot: [
    'For things beside each other: use a `Cluster`, or a `Grid` where they share columns.',
    'For the bands of a page: use a `Section`, which has a ground and the page’s column.',
  ],
  how: [
    'Choose the `space` by how close its things are in meaning, and put a stack into another one where it differs.',
    'With `align="start"` buttons and badges keep their own width.',
  ],
  accessibility: ['Lists stay lists: name the element with `as`, such as `ul` with `li` in it.'],
  pairs: [
    {
      rule: 'Things that belong together are closer than things that do not.',
      fault: 'One distance for all: it is not clear which text a heading is for.',
      good: () => (
        <Stack space="xl">
          <Card title="Free shipping" text="On every order." />
          <Card title="Returns" text="Within 30 days." />
        </Stack>
      ),
      bad: () => (
        <Stack space="l">
          <Heading level={3}>Free shipping</Heading>
          <Text>On every order.</Text>
          <Heading level={3}>Returns</Heading>
          <Text>Within 30 days.</Text>
        </Stack>
      ),
    },
  ],
};

function Card({ title, text }: { title: string; text: string }) {
  return (
    <Stack space="xxs">
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
    </Stack>
  );
}

const meta: Meta<typeof Stack> = {
  title: 'Components/Stack',
  component: Stack,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <p>One</p>
        <p>Two</p>
      </>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Cluster } from './Cluster.tsx';

const usage: Usage = {
  when: ['For small things beside each other, each as wide as its words: buttons, badges, a name and its figure.'],
  whenNot: [
    'For links under a title: use `Actions`, which gives them their tones.',
    'For cards: use a `Grid`, in which all have one width.',
  ],
  how: [
    'Children that do not fit go to a new row; with `wrap={false}` they stay, and their words break instead.',
    'With `spread` the first is at the start of the row and the last at its end.',
  ],
  accessibility: ['The order on the screen is that of the document, so it is read as it is seen.'],
  pairs: [
    {
      rule: 'Things as wide as their words are beside each other.',
      fault: 'Below each other they take the height of a list, without being one.',
      good: () => (
        <Cluster space="xs">
          <Badge>New</Badge>
          <Badge>In stock</Badge>
        </Cluster>
      ),
      bad: () => (
        <Stack space="xs" align="start">
          <Badge>New</Badge>
          <Badge>In stock</Badge>
        </Stack>
      ),
    },
  ],
};

const meta: Meta<typeof Cluster> = {
  title: 'Components/Cluster',
  component: Cluster,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Cluster>;

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
/** The first at the start of the row, the last at its end, and in long words below it. */
export const Spread: Story = {
  tags: ['!visual'],
  args: {
    spread: true,
    children: (
      <>
        <p>13 robots</p>
        <Button tone="quiet">Show all</Button>
      </>
    ),
  },
};

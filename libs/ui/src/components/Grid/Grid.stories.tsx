import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Grid } from './Grid.tsx';

const usage: Usage = {
  when: ['For things of one kind in columns of one width: cards, people, topics.'],
  whenNot: [
    'For products: use a `ProductGrid`, whose cards share their rows as well.',
    'For small things as wide as their words: use a `Cluster`.',
  ],
  how: [
    'Say the number of columns for tablets (`ipad`) and for windows (`window`); a phone has one.',
    'Choose a number that leaves no thing alone in the last row.',
    'Texts without a frame need more space between rows than between columns: `rowSpace`.',
  ],
  accessibility: [
    'Things of one kind are a list: `as="ul"`, with `li` in it.',
    'The order is that of the document, row by row.',
  ],
  pairs: [
    {
      rule: 'The number of columns divides the number of things.',
      fault: 'The last one is alone in its row.',
      wide: true,
      good: () => <Four columns={2} />,
      bad: () => <Four columns={3} />,
    },
  ],
};

function Four({ columns }: { columns: 2 | 3 }) {
  return (
    <Grid columns={{ ipad: columns }}>
      <p>Delivery</p>
      <p>Warranty</p>
      <p>Returns</p>
      <p>Repairs</p>
    </Grid>
  );
}

const meta: Meta<typeof Grid> = {
  title: 'Components/Grid',
  component: Grid,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Grid>;

export const Plain: Story = {
  args: {
    columns: { ipad: 2, window: 4 },
    children: (
      <>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
        <p>Four</p>
      </>
    ),
  },
};

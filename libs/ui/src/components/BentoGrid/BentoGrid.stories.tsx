import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture, price } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Tile } from '../Tile/Tile.tsx';
import { BentoGrid } from './BentoGrid.tsx';

const usage: Usage = {
  when: ['To show a line-up at a glance, with one or two products larger than the rest.'],
  whenNot: ['For products to compare or to buy side by side: use a ProductGrid.', 'For fewer than three tiles.'],
  how: [
    'Fill it with Tiles. The grid reads their `span`, so they must be its direct children.',
    'The last tile closes the row by itself, whatever the number of tiles.',
  ],
  accessibility: [
    'A tall tile may be shown after its neighbours, though never before: keep the order of the document the order of importance.',
  ],
  pairs: [
    {
      rule: 'One tile leads; the others are small.',
      fault: 'Every tile is wide, so none of them leads.',
      wide: true,
      good: () => (
        <BentoGrid>
          {[
            <Tile key="lead" title="Solid One" picture={picture} span="wide" tone="dark" headingLevel={3} />,
            ...plain(2),
          ]}
        </BentoGrid>
      ),
      bad: () => (
        <BentoGrid>
          {[1, 2, 3].map((number) => (
            <Tile key={number} title={`Solid ${number}`} picture={picture} span="wide" tone="dark" headingLevel={3} />
          ))}
        </BentoGrid>
      ),
    },
  ],
};

const meta: Meta<typeof BentoGrid> = {
  title: 'Components/BentoGrid',
  component: BentoGrid,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof BentoGrid>;

function plain(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <Tile
      key={index}
      title={`Solid ${index + 1}`}
      picture={picture}
      tone={index % 2 ? 'light' : 'dark'}
      headingLevel={2}
    />
  ));
}

export const Panels: Story = {
  args: {
    children: [
      <Tile
        key="a"
        title="Wide"
        subtitle="Two cells across"
        picture={picture}
        price={price}
        span="wide"
        tone="dark"
        headingLevel={2}
      />,
      <Tile key="b" title="Tall" subtitle="Two cells down" picture={picture} span="tall" headingLevel={2} />,
      <Tile key="c" title="One" picture={picture} tone="dark" headingLevel={2} />,
      <Tile key="d" title="Another" picture={picture} headingLevel={2} />,
      <Tile key="e" title="A third" picture={picture} tone="dark" headingLevel={2} />,
      <Tile key="f" title="A fourth" picture={picture} headingLevel={2} />,
    ],
  },
};
export const ClosingRow: Story = { args: { children: plain(5) } };
export const Three: Story = { args: { children: plain(3) } };
export const Christmas: Story = { args: { children: plain(4) }, decorators: [inTheme('christmas')] };

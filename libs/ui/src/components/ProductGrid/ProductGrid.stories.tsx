import type { Meta, StoryObj } from '@storybook/react-vite';
import { card, hiddenPrice, payments } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import { Section } from '../Section/Section.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const usage: Usage = {
  when: ['For product cards beside each other, from one to as many as there are.'],
  whenNot: [
    'For tiles of different spans: use `BentoGrid`.',
    'For anything but `ProductCard` and `ProductCardSkeleton`: its cells are seven rows of theirs.',
  ],
  how: [
    'Choose `columns` by how many cards there are: a lone card, or two or three that deserve room, should not stand in a row of four.',
    'With one column the cards lie down on wide screens.',
    'Give `stacked` where some cards have one link and others two: their buttons have one width.',
    'Tell the cards their `sizes` when the grid has other than three columns.',
  ],
  accessibility: [
    'A list: how many products there are is announced.',
    'Set `busy` while it holds skeletons, and announce the end of loading in a status of your own.',
  ],
  pairs: [
    {
      rule: 'As many columns as there are cards.',
      fault: 'Two cards in a row of four leave half of it empty.',
      wide: true,
      good: () => <ProductGrid columns={2}>{mixed.slice(1, 3)}</ProductGrid>,
      bad: () => <ProductGrid columns={4}>{mixed.slice(1, 3)}</ProductGrid>,
    },
  ],
};

const meta: Meta<typeof ProductGrid> = {
  title: 'Components/ProductGrid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof ProductGrid>;

const plain = { ...card, gifts: undefined, protection: undefined, small: undefined };
const mixed = [
  <ProductCard key="a" {...card} />,
  <ProductCard
    key="b"
    {...plain}
    name={'Solid Two\nTravel Set'}
    describe="Half the size, all of the wit."
    badge={undefined}
    price={{ current: '$899.00', payments }}
    protection={card.protection}
  />,
  <ProductCard
    key="c"
    {...plain}
    name="Solid Three"
    badge={{ label: 'Black Friday', tone: 'signal' }}
    price={hiddenPrice}
    state={{ kind: 'locked', label: 'Unlock soon', opens: 'Opens on 22 November' }}
  />,
  <ProductCard
    key="d"
    {...plain}
    name="Solid Four"
    describe="For the first desk."
    badge={{ label: 'Limited edition' }}
    price={{ current: '$699.00' }}
    state={{ kind: 'soldOut', label: 'Sold out' }}
  />,
];

export const FourColumns: Story = {
  args: { columns: 4, children: mixed },
  render: (args) => (
    <Section heading="Hot deals">
      <ProductGrid {...args} />
    </Section>
  ),
};
export const ThreeColumns: Story = { ...FourColumns, args: { columns: 3, children: mixed } };
export const TwoColumns: Story = { ...FourColumns, args: { columns: 2, children: mixed.slice(0, 2) } };
export const OneColumn: Story = { ...FourColumns, args: { columns: 1, children: mixed.slice(0, 3) } };
/** Some of the cards have one link, or a control. */
export const Stacked: Story = {
  ...FourColumns,
  tags: ['!visual'],
  args: {
    columns: 4,
    stacked: true,
    children: [
      <ProductCard key="a" {...plain}>
        <Checkbox label="Compare" />
      </ProductCard>,
      <ProductCard key="b" {...plain} name="Solid Two" learnMore={undefined}>
        <Checkbox label="Compare" />
      </ProductCard>,
      <ProductCard
        key="c"
        {...plain}
        name="Solid Three"
        state={{ kind: 'soldOut', label: 'Sold out, back when the days are longer again' }}
      >
        <Checkbox label="Compare" />
      </ProductCard>,
      <ProductCard key="d" {...plain} name="Solid Four" />,
    ],
  },
};
export const OnInk: Story = {
  args: { columns: 4, children: mixed },
  render: (args) => (
    <Section heading="Hot deals" tone="ink">
      <ProductGrid {...args} />
    </Section>
  ),
};
export const OnFog: Story = {
  args: { columns: 3, children: mixed.slice(0, 3) },
  render: (args) => (
    <Section heading="New releases" tone="fog">
      <ProductGrid {...args} />
    </Section>
  ),
};
export const Loading: Story = {
  ...FourColumns,
  args: {
    columns: 4,
    busy: true,
    children: [
      <ProductCardSkeleton key="a" />,
      <ProductCardSkeleton key="b" />,
      <ProductCardSkeleton key="c" />,
      <ProductCardSkeleton key="d" />,
    ],
  },
};
export const BlackFriday: Story = { ...FourColumns, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { ...FourColumns, decorators: [inTheme('christmas')] };

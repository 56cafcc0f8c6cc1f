import type { Meta, StoryObj } from '@storybook/react-vite';
import { card, german, hiddenPrice, payments, tallScene } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const usage: Usage = {
  when: [
    'For one product of several in a shop window: a campaign, a line-up, what others bought.',
    'For each of its states: on sale, pre-order, sold out, locked until a date.',
  ],
  whenNot: [
    'For the product that a page is about: use its hero.',
    'For a page rather than a product: use `LinkCard`, unless it stands among products, as a gift guide does.',
  ],
  how: [
    'Put cards into a `ProductGrid`: their rows are its own, so names, prices and buttons line up.',
    'Give `state`, not another label: a card that is sold out or locked drops `buy` by itself.',
    'A locked card carries a placeholder as its price (`pending`), never the price itself.',
    'While products load, show as many `ProductCardSkeleton` as there will be cards, in a `busy` grid.',
  ],
  accessibility: [
    'An article with a heading: choose `headingLevel` by what stands above it.',
    'Links that look alike need an `ariaLabel` with the product in it.',
    '`otherPicture` only shows again what the card is about: give it an empty `alt`.',
    'The picture of a present may have an empty `alt`: its label stands beside it.',
    'Learn-more reaches as far as the card; buy stands above it, and comes first by keyboard.',
  ],
  pairs: [
    {
      rule: 'Give the state: the card says it, and drops the button.',
      fault: 'A button that says “Sold out” looks as if it could be pressed.',
      good: () => (
        <ProductCard
          {...card}
          {...bare}
          price={{ current: '$949.00' }}
          state={{ kind: 'soldOut', label: 'Sold out' }}
        />
      ),
      bad: () => (
        <ProductCard {...card} {...bare} price={{ current: '$949.00' }} buy={{ ...card.buy, label: 'Sold out' }} />
      ),
    },
  ],
};

const meta: Meta<typeof ProductCard> = {
  title: 'Components/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  parameters: { usage },
  args: { ...card, headingLevel: 2 },
  render: (args) => (
    <ProductGrid>
      <ProductCard {...args} />
    </ProductGrid>
  ),
};
export default meta;

type Story = StoryObj<typeof ProductCard>;
const bare = { badge: undefined, price: undefined, gifts: undefined, protection: undefined } as const;

export const OnSale: Story = {};
export const Plain: Story = { args: { ...bare, small: undefined, price: { current: '$899.00', payments } } };
export const New: Story = {
  args: {
    ...bare,
    name: 'Solid Four',
    small: undefined,
    badge: { label: 'New', tone: 'light' },
    price: { current: '$99.00' },
  },
};
export const PreOrder: Story = {
  args: {
    ...bare,
    badge: { label: 'Pre-order', tone: 'light' },
    price: {
      current: '$949.00',
      was: '$1,299.00',
      currentLabel: 'Early bird',
      wasLabel: 'Later',
      saving: 'Save $350',
      note: 'Ships from 30 August.',
    },
    buy: { ...card.buy, label: 'Pre-order now', ariaLabel: 'Pre-order now: Solid One' },
  },
};
export const SoldOut: Story = {
  args: {
    ...bare,
    badge: { label: 'Limited edition' },
    price: { current: '$949.00' },
    state: { kind: 'soldOut', label: 'Sold out' },
  },
};
export const Locked: Story = {
  args: {
    ...bare,
    badge: { label: 'Black Friday', tone: 'signal' },
    price: hiddenPrice,
    state: {
      kind: 'locked',
      label: 'Unlock soon',
      opens: 'Opens on 22 November, 00:00',
      notify: { label: 'Tell me when it opens', href: '#subscribe' },
    },
  },
};
export const LockedWithoutDate: Story = {
  args: { ...bare, price: hiddenPrice, learnMore: undefined, state: { kind: 'locked', label: 'Unlock soon' } },
};
export const Unpriced: Story = { args: { ...bare, buy: undefined } };
/** To be compared with others. */
export const WithChoice: Story = {
  args: { ...bare, price: { current: '$899.00' }, children: <Checkbox label="Compare" defaultChecked /> },
};
export const InStock: Story = { args: { ...bare, price: { current: '$899.00' }, stock: 'In stock' } };
/** On hover, the picture fades to the other one. */
export const TwoShapes: Story = {
  args: { ...bare, otherPicture: { ...tallScene, alt: '' }, price: { current: '$899.00' } },
};
export const BrokenName: Story = {
  args: {
    ...bare,
    name: 'Solid One\nBattle Set',
    small: 'With launcher and four shells',
    price: { current: '$1,099.00' },
  },
};
export const Scene: Story = {
  args: {
    ...bare,
    name: 'The gift guide',
    small: undefined,
    describe: 'What others chose.',
    picture: { ...tallScene, alt: '' },
    fit: 'cover',
    buy: undefined,
    learnMore: { label: 'Open the guide', href: '#guide', external: true },
  },
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    name: 'Verwandlungskünstler Großraumfahrzeug',
    small: 'Sammlerausgabe mit Beleuchtungspaket',
    describe:
      'Zweiundzwanzig Servomotoren, eine Trennfuge und kein einziges Werkzeug: vollautomatische Verwandlung auf Zuruf.',
    badge: { label: 'Nur hier erhältlich', tone: 'signal' },
    price: {
      ...card.price,
      current: '1.099,00 €',
      was: '1.599,00 €',
      saving: 'Sie sparen 500 €',
      installment: 'oder zwölf Monatsraten zu je 91,58 €',
      note: 'Einschließlich Mehrwertsteuer, zuzüglich Versandkosten.',
    },
    protection: 'Zwei Jahre Garantieverlängerung inbegriffen',
    buy: { label: 'Jetzt vorbestellen', href: '#buy' },
    learnMore: { label: 'Weitere Informationen', href: '#more' },
  },
};
export const OnInk: Story = {
  render: (args) => (
    <ProductGrid className={grounds.ink}>
      <ProductCard {...args} />
    </ProductGrid>
  ),
};
export const Alone: Story = { render: (args) => <ProductCard {...args} /> };
export const Loading: Story = {
  render: () => (
    <ProductGrid busy>
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, hiddenPrice, payments, salePrice } from '../../testing/offers.tsx';
import { price } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Price } from './Price.tsx';

const usage: Usage = {
  when: [
    'Wherever a price stands: on a card, in a hero, in a sticky bar.',
    'For a price that is not revealed yet: give the placeholder as `current`, and `pending`.',
  ],
  whenNot: [
    'For an amount inside a sentence: write it in the sentence.',
    'For a sum at the checkout, which the store shows.',
  ],
  how: [
    'Every string comes formatted for its reader: nothing here knows a currency.',
    'Give what the selector of prices returns, and leave the rest out: each part has its place whether the others are there or not.',
  ],
  accessibility: [
    '`currentLabel` and `wasLabel` are spoken before the prices, since a line through a price is only seen.',
    'A pending price is silent: its `currentLabel` is spoken in its place.',
    'The ways to pay are pictures with names.',
  ],
  pairs: [
    {
      rule: 'A price that is reduced shows what it was, and says so to those who do not see the line through it.',
      fault: '“Instead of” is only words: nothing marks which of the two prices holds.',
      good: () => <Price {...price} />,
      bad: () => <Price current={`${price.current} instead of ${price.was}`} />,
    },
  ],
};

const meta: Meta<typeof Price> = { title: 'Components/Price', component: Price, parameters: { usage } };
export default meta;

export const Reduced: StoryObj<typeof Price> = { args: price };
export const Plain: StoryObj<typeof Price> = { args: { current: '99.00' } };
export const Campaign: StoryObj<typeof Price> = { args: salePrice };
export const Pending: StoryObj<typeof Price> = { args: hiddenPrice };
export const Payable: StoryObj<typeof Price> = {
  args: { current: '£899.00', installment: '3 interest-free payments of £299.67', payments },
};
export const LongWords: StoryObj<typeof Price> = {
  decorators: [german],
  args: {
    ...salePrice,
    current: '1.099,00 €',
    was: '1.599,00 €',
    saving: 'Sie sparen 500 €',
    installment: 'oder in zwölf monatlichen Raten zu je 91,58 € ohne Zinsen',
    note: 'Einschließlich Mehrwertsteuer, zuzüglich Versandkosten.',
  },
};
export const OnInk: StoryObj<typeof Price> = {
  args: salePrice,
  render: (args) => (
    <div className={grounds.ink}>
      <Price {...args} />
    </div>
  ),
};
export const BlackFriday: StoryObj<typeof Price> = { args: salePrice, decorators: [inTheme('black-friday')] };
export const Christmas: StoryObj<typeof Price> = { args: salePrice, decorators: [inTheme('christmas')] };

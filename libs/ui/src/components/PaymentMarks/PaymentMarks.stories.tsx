import type { Meta, StoryObj } from '@storybook/react-vite';
import { payments } from '../../testing/offers.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Price } from '../Price/Price.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

const usage: Usage = {
  when: ['Beside a price, to say how it can be paid.'],
  whenNot: [
    'At the checkout, where each provider prescribes its own logo.',
    'For a way to pay that has no mark here: write its name.',
  ],
  how: [
    'Hand `payments` to `Price`, which places the marks; use this alone only where no price stands.',
    'To add a way to pay, put the sign that its provider publishes into `Icon/icons.svg`, on a field of 24 × 24.',
  ],
  accessibility: [
    'The name is text; the sign beside it is not read out.',
    'The marks are neutral: none is a link, and none carries a meaning by colour.',
  ],
  pairs: [
    {
      rule: 'Where a price stands, the price places the marks.',
      fault: 'On their own they do not say what can be paid with them.',
      good: () => <Price current="$899.00" payments={payments} />,
      bad: () => <PaymentMarks payments={payments} />,
    },
  ],
};

const meta: Meta<typeof PaymentMarks> = {
  title: 'Components/PaymentMarks',
  component: PaymentMarks,
  parameters: { usage },
};
export default meta;

export const Both: StoryObj<typeof PaymentMarks> = { args: { payments } };
export const One: StoryObj<typeof PaymentMarks> = { args: { payments: payments.slice(0, 1) } };

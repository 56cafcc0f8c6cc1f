import type { ComponentType } from 'react';
import type { PaymentMark } from '../components/PaymentMarks/PaymentMarks.tsx';
import type { PictureData } from '../components/Picture/Picture.tsx';
import type { PriceProps } from '../components/Price/Price.tsx';
import { picture } from './samples.tsx';
import tall from './scene-tall.svg?no-inline';
import wide from './scene-wide.svg?no-inline';

export const scene: PictureData = { src: wide, width: 2400, height: 1200, alt: 'A steel block in a panelled bay' };
export const tallScene: PictureData = { src: tall, width: 1000, height: 1500, alt: scene.alt };

export const payments: readonly PaymentMark[] = [
  { method: 'paypal', label: 'PayPal' },
  { method: 'klarna', label: 'Klarna' },
];

/** A price with all optional texts of a campaign. */
export const salePrice: PriceProps = {
  current: '$949.00',
  currentLabel: 'Now',
  was: '$1,299.00',
  wasLabel: 'Was',
  saving: 'Save $350',
  tax: 'VAT included',
  lowest: 'Lowest price in the last 30 days: $1,299.00',
  installment: 'or $79.08 a month for 12 months, 0% APR',
  note: 'Today’s price, $1,399.00 later',
  payments,
};

export const hiddenPrice: PriceProps = {
  current: '$???',
  pending: true,
  note: 'The price is revealed on 22 November.',
  was: '$1,299.00',
  wasLabel: 'Usually',
};

/** All optional parts of a product card at once. */
export const card = {
  name: 'Solid One',
  small: 'Commander edition',
  describe: 'Twenty-two servos, one seam, no tools. It walks, drives and answers to its name.',
  picture,
  badge: { label: 'Web exclusive', tone: 'signal' },
  price: salePrice,
  gifts: {
    title: 'Comes with',
    items: [
      { label: 'Canvas cap, free', picture: { ...picture, alt: '' } },
      { label: 'Insulated cup, free', picture: { ...picture, alt: '' } },
    ],
  },
  protection: 'Two more years of warranty included',
  buy: { label: 'Buy now', href: '#buy', ariaLabel: 'Buy now: Solid One' },
  learnMore: { label: 'Learn more', href: '#one', ariaLabel: 'Learn more about Solid One' },
} as const;

/** Renders a story with long German words in an element with `lang="de"`, so that they are hyphenated. */
export function german(Story: ComponentType) {
  return (
    <div lang="de">
      <Story />
    </div>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, hiddenPrice } from '../../testing/offers.tsx';
import { emailLabels, picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { EmailForm } from '../EmailForm/EmailForm.tsx';
import { CallToAction } from './CallToAction.tsx';

const usage: Usage = {
  when: ['At the end of a product page, and wherever a pre-order is the point of a section.'],
  whenNot: ['For a product among others: use `ProductCard`.', 'For the top of a page: use `ProductHero`.'],
  how: [
    'Before the sale: no price, and a form in `children`. Early bird and regular: `price`, `time` and an action. Sold out: `status` in place of the action.',
    'Times and prices come formatted; the caller knows the stage, this only shows it.',
    'The terms of a booking go in `notice`, by name and value; what helps but does not bind goes in `tips`.',
  ],
  accessibility: [
    'The terms are a definition list under a heading of their own.',
    'A status is text, not a button that cannot be pressed.',
  ],
  pairs: [
    {
      rule: 'Where nothing can be bought, a status says so.',
      fault: 'A button that says “Sold out” looks as if it could be pressed.',
      wide: true,
      good: () => (
        <CallToAction
          title="All thousand are taken."
          price={{ current: '$1,299.00' }}
          status="Sold out"
          picture={picture}
        />
      ),
      bad: () => (
        <CallToAction
          title="All thousand are taken."
          price={{ current: '$1,299.00' }}
          actions={[{ label: 'Sold out', href: '#buy' }]}
          picture={picture}
        />
      ),
    },
  ],
};

const meta: Meta<typeof CallToAction> = {
  title: 'Components/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof CallToAction>;

const notice = {
  title: 'What you agree to',
  items: [
    { label: 'Deposit', value: '$99, credited in full' },
    { label: 'Balance due', value: '28 April 2025, 15:00' },
    { label: 'Delivery', value: 'From 1 July 2025, in the order of booking' },
    { label: 'Cancelling', value: 'Free of charge until the balance is paid' },
  ],
};

const tips = [
  'One machine for each customer. Keep the confirmation: it is your place in the queue.',
  'Prices include tax.',
];
const buy = { label: 'Pre-order now', href: '#buy', ariaLabel: 'Pre-order now: Solid One' };
const earlyPrice = {
  current: '$949.00',
  was: '$1,299.00',
  currentLabel: 'Early bird',
  wasLabel: 'Regular',
  saving: 'Save $350',
  note: 'or $79.08 a month for 12 months',
};

export const EarlyBird: Story = {
  args: {
    title: 'Be among the first.',
    text: 'The first thousand leave the bench in July.',
    badge: { label: 'Early bird', tone: 'signal' },
    time: 'Until 28 April 2025, 15:00',
    price: earlyPrice,
    actions: [buy],
    picture,
    notice,
    tips,
  },
};
export const Regular: Story = {
  args: {
    title: 'Solid One is here.',
    time: 'Ships from 1 July 2025',
    price: { current: '$1,299.00' },
    actions: [{ ...buy, label: 'Buy now', ariaLabel: 'Buy now: Solid One' }],
    picture,
    notice,
    tips: tips.slice(1),
  },
};
export const Preheat: Story = {
  args: {
    title: 'Something is about to open.',
    text: 'Leave an address, and be told the hour before everyone else.',
    badge: { label: 'Coming soon', tone: 'light' },
    time: 'Pre-orders open on 27 March 2025',
    picture,
    children: <EmailForm labels={{ ...emailLabels, button: 'Notify me' }} onSubmit={async () => undefined} />,
  },
};
export const HiddenPrice: Story = {
  args: {
    title: 'Something is about to open.',
    time: 'Pre-orders open on 27 March 2025',
    price: hiddenPrice,
    status: 'Not yet on sale',
    picture,
  },
};
export const SoldOut: Story = {
  args: {
    title: 'All thousand are taken.',
    text: 'A second run is being planned.',
    badge: { label: 'Sold out' },
    price: { current: '$1,299.00' },
    status: 'Sold out',
    picture,
    tips: ['Bookings that are cancelled go to the next in the queue.'],
  },
};
export const WithoutPicture: Story = {
  args: {
    title: 'Be among the first.',
    time: 'Until 28 April 2025, 15:00',
    price: earlyPrice,
    actions: [buy, { label: 'Compare models', href: '#compare' }],
  },
};
export const Light: Story = { args: { ...EarlyBird.args, title: 'Be among the first.', tone: 'fog' } };
export const LongGerman: Story = {
  args: {
    title: 'Vorbestellerpreisgarantie für Schnellentschlossene',
    badge: { label: 'Vorbestellerpreisgarantie', tone: 'signal' },
    time: 'Bis Montag, 28. April 2025, 15:00 Uhr mitteleuropäischer Sommerzeit',
    price: {
      current: '1.099,00 €',
      was: '1.599,00 €',
      saving: '500 € gespart',
      note: 'Inklusive Mehrwertsteuer, zuzüglich Versandkosten.',
    },
    actions: [{ label: 'Jetzt unverbindlich vorbestellen', href: '#vor' }],
    picture,
    notice: {
      title: 'Vorbestellungsbedingungen',
      items: [
        { label: 'Anzahlungsbetrag', value: 'Neunundneunzig Euro, vollständig angerechnet' },
        { label: 'Lieferzeitbenachrichtigung', value: 'Voraussichtlich im dritten Kalendervierteljahr' },
        { label: 'Stornierung', value: 'Bis zur Restbetragszahlung kostenfrei' },
      ],
    },
    tips: ['Sicherheitshinweise und Gewährleistungsbedingungen entnehmen Sie der Bedienungsanleitung.'],
  },
  decorators: [german],
};

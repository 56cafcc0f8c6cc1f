import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { OfferCard, OfferCards } from './OfferCard.tsx';

const usage: Usage = {
  when: ['For an offer that is not a product: a present with an order, points for members, a discount for signing up.'],
  whenNot: ['For a product: use `ProductCard`.', 'For presents by the sum of an order: use `TierList`.'],
  how: [
    'Two or three in `OfferCards`; their buttons stand in one line.',
    'Leave `action` out where the offer comes by itself.',
  ],
  accessibility: [
    'An article with a heading; choose `headingLevel` by what stands above.',
    'Name the offer in the `ariaLabel` of an action that says no more than "Join".',
  ],
  pairs: [
    {
      rule: 'A present that comes by itself has no button.',
      fault: 'A button that does nothing makes people doubt that the present comes.',
      good: () => <OfferCard {...cap} />,
      bad: () => <OfferCard {...cap} action={{ label: 'OK', href: '#ok' }} />,
    },
  ],
};

const cap = {
  title: 'A canvas cap with the first five orders',
  content: 'On 29 November, the first five orders of the day come with a cap. No code needed.',
  picture,
};
const points = {
  title: 'Members earn double points',
  content: 'Sign up, order while the sale is on, and each dollar counts twice.',
  picture,
  action: { label: 'Become a member', href: '#join' },
};

const meta: Meta<typeof OfferCard> = {
  title: 'Components/OfferCard',
  component: OfferCard,
  subcomponents: { OfferCards },
  parameters: { layout: 'fullscreen', usage },
  args: { ...points, headingLevel: 2 },
  render: (args) => (
    <Section>
      <OfferCards>
        <OfferCard {...args} />
      </OfferCards>
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof OfferCard>;

export const WithAction: Story = {};
export const WithoutAction: Story = { args: { ...cap, action: undefined } };
export const Pair: Story = {
  render: (args) => (
    <Section heading="Special offers">
      <OfferCards>
        <OfferCard {...cap} />
        <OfferCard {...args} headingLevel={3} />
      </OfferCards>
    </Section>
  ),
};
export const Three: Story = {
  render: (args) => (
    <Section heading="Special offers">
      <OfferCards>
        <OfferCard {...cap} />
        <OfferCard {...args} headingLevel={3} />
        <OfferCard {...points} title="Two more years of warranty" action={{ label: 'How it works', href: '#how' }} />
      </OfferCards>
    </Section>
  ),
};
export const OnInk: Story = {
  render: (args) => (
    <Section tone="ink">
      <OfferCards>
        <OfferCard {...args} />
        <OfferCard {...cap} headingLevel={2} />
      </OfferCards>
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    title: 'Mitgliedschaftsprämienpunkteverdopplung',
    content: 'Registrierungsvoraussetzungen und Ausschlussfristen entnehmen Sie bitte den Teilnahmebedingungen.',
    action: { label: 'Zur Mitgliedschaftsregistrierung', href: '#join' },
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

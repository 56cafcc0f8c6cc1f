import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { DrawPanel } from './DrawPanel.tsx';

const usage: Usage = {
  when: ['For a prize draw that every order, or every subscriber, takes part in.'],
  whenNot: ['For presents that one is sure to get: use `TierList` or `OfferCard`.'],
  how: [
    'Say in `content` who takes part, what must be right for it (an e-mail address that works), and when the winners are told.',
    'Give it the `id` that pages link to; put the conditions into a `TermsBlock` further down.',
  ],
  accessibility: ['The prize is named in the words: the picture’s `alt` describes what it shows.'],
  pairs: [
    {
      rule: 'Say who takes part, and when the winners are told.',
      fault: 'Nobody learns how to take part, or when it is over.',
      wide: true,
      good: () => (
        <DrawPanel
          title="Win a Solid One"
          content="Each order placed by 2 December takes part by itself. We write to the winners before 10 December."
          picture={picture}
        />
      ),
      bad: () => <DrawPanel title="Win a Solid One" content="Take your chance, and good luck!" picture={picture} />,
    },
  ],
};

const meta: Meta<typeof DrawPanel> = {
  title: 'Components/DrawPanel',
  component: DrawPanel,
  parameters: { layout: 'fullscreen', usage },
  args: {
    title: 'Win a Solid One',
    describe: 'Three orders of the sale come back with a machine on top.',
    content:
      'Each order placed by 2 December takes part by itself. Give an e-mail address that works: we write to the winners before 10 December.',
    picture,
  },
  render: (args) => (
    <Section>
      <DrawPanel {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof DrawPanel>;

export const Open: Story = {};
export const WithActions: Story = { args: { actions: [{ label: 'The terms', href: '#terms', tone: 'outline' }] } };
export const WithoutDescription: Story = { args: { describe: undefined } };
export const OnInk: Story = {
  render: (args) => (
    <Section tone="ink">
      <DrawPanel {...args} />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    title: 'Weihnachtsgewinnspielteilnahme',
    describe: 'Drei Bestellungen gewinnen eine Sammlerausgabe mit Beleuchtungspaket.',
    content:
      'Teilnahmeberechtigt sind alle Bestellungen mit gültiger E-Mail-Adresse.\nGewinnbenachrichtigungen versenden wir spätestens am 10. Dezember.',
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { Countdown } from './Countdown.tsx';

const usage: Usage = {
  when: ['For the time that is left of an offer or until one opens.', '`compact` for a bar of one line.'],
  whenNot: ['For a date far away: write the date.', 'For how long something takes: use a progress.'],
  how: [
    'Give it figures from the site clock; it has none of its own, so that a server, a test and a story show the same.',
    'Give `null` until the clock is known, and the `date`: the figures keep their place, and where no script runs the date is shown in their stead.',
    'When nothing is left, give `ended`; the figures make way for it.',
    'Place it on a ground: its plates take the colours from there.',
  ],
  accessibility: [
    'A timer that is never read out by itself; whoever goes to it hears `title` and what is left, in words.',
    'Give `text` where the labels do not make a sentence with their figures ("1 days").',
    'The plates part on a change, and stand still under reduced motion.',
  ],
  pairs: [
    {
      rule: 'Count days that one can plan by; write a date that is far away.',
      fault: 'A hundred days by the second make no one hurry.',
      good: () => <Countdown title="Ends in" labels={labels} days={2} hours={4} minutes={37} seconds={9} />,
      bad: () => <Countdown title="Ends in" labels={labels} days={104} hours={4} minutes={37} seconds={9} />,
    },
  ],
};

const labels = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' };

const meta: Meta<typeof Countdown> = {
  title: 'Components/Countdown',
  component: Countdown,
  parameters: { usage },
  args: { title: 'Ends in', labels, days: 12, hours: 4, minutes: 37, seconds: 9 },
};
export default meta;

type Story = StoryObj<typeof Countdown>;

export const Large: Story = {};
export const BeforeTheClock: Story = { args: { days: null, hours: null, minutes: null, seconds: null } };
export const HundredDays: Story = { args: { days: 104 } };
export const Ended: Story = { args: { ended: 'The sale has ended.' } };
export const Compact: Story = { args: { size: 'compact' } };
export const CompactBeforeTheClock: Story = { args: { ...BeforeTheClock.args, size: 'compact' } };
export const CompactEnded: Story = { args: { size: 'compact', ended: 'The sale has ended.' } };
export const LongWords: Story = {
  decorators: [german],
  args: {
    title: 'Der Frühbucherrabatt endet in',
    labels: { days: 'Tagen', hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden' },
  },
};
export const OnInk: Story = {
  render: (args) => (
    <Section tone="ink">
      <Countdown {...args} />
    </Section>
  ),
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

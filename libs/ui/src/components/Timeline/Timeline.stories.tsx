import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { Timeline } from './Timeline.tsx';

const usage: Usage = {
  when: [
    '`Timeline` for the few stages of a campaign: where it stands, and what comes.',
    '`EventTimeline` for a longer row of dates, such as the way of a pre-order.',
  ],
  whenNot: [
    'For steps that a visitor goes through: those are a form.',
    'For what is left of a stage: put a `Countdown` beside it.',
  ],
  how: [
    'Whoever knows the time decides each stage’s `state`; exactly one is `current` while the campaign runs.',
    'Two to four stages stand across a wide screen; more belong into an `EventTimeline`.',
  ],
  accessibility: [
    'An ordered list with a name; the current stage carries `aria-current="step"`.',
    'The state is spoken in the words of `labels`, since light and colour are only seen.',
  ],
  pairs: [
    {
      rule: 'Exactly one stage is the current one.',
      fault: 'Three stages are all “now on”: it is not clear which prices hold.',
      wide: true,
      good: () => <Timeline label="Stages of the sale" labels={labels} stages={at(1)} />,
      bad: () => (
        <Timeline
          label="Stages of the sale"
          labels={labels}
          stages={titles.map((stage) => ({ ...stage, state: 'current' }))}
        />
      ),
    },
  ],
};

const labels = { past: 'over', current: 'now on', next: 'to come' };
const titles = [
  { title: 'Early access', date: '14–21 November' },
  { title: 'Black Friday', date: '22–29 November' },
  { title: 'Cyber Monday', date: '30 November – 2 December' },
];
const at = (now: number) =>
  titles.map(
    (stage, index) => ({ ...stage, state: index < now ? 'past' : index === now ? 'current' : 'next' }) as const,
  );

const meta: Meta<typeof Timeline> = {
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { EventTimeline },
  parameters: { layout: 'fullscreen', usage },
  args: { label: 'Stages of the sale', labels, stages: at(1) },
  render: (args) => (
    <Section>
      <Timeline {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const Middle: Story = {};
export const First: Story = { args: { stages: at(0) } };
export const Last: Story = { args: { stages: at(2) } };
export const NotYet: Story = { args: { stages: at(-1) } };
export const Over: Story = { args: { stages: at(3) } };
export const WithTexts: Story = {
  args: { stages: at(1).map((stage) => ({ ...stage, text: 'New prices for eight machines, while stocks last.' })) },
};
export const Two: Story = { args: { stages: at(0).slice(0, 2) } };
export const OnInk: Story = {
  render: (args) => (
    <Section tone="ink">
      <Timeline {...args} />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    stages: at(1).map((stage, index) => ({
      ...stage,
      title: `Frühbucherrabattaktionszeitraum ${index + 1}`,
      date: '30. November bis 2. Dezember',
    })),
  },
};
export const Events: Story = {
  render: () => (
    <Section>
      <EventTimeline
        label="Your pre-order"
        events={[
          {
            time: '25 May 2025',
            event: 'Pre-orders open',
            description: 'A deposit of $50 keeps your place in the queue.',
          },
          {
            time: '25 July 2025',
            event: 'The rest is due',
            description: 'We write to you two weeks before.',
            current: true,
          },
          { time: 'From 30 August', event: 'Machines leave the works' },
          {
            time: 'October',
            event: 'The last of the first edition arrives',
            description: 'Later orders are delivered within three weeks.',
          },
        ]}
      />
    </Section>
  ),
};
export const EventsOnInk: Story = {
  render: () => (
    <Section tone="ink">
      <EventTimeline
        label="Your pre-order"
        events={[
          { time: '25. Mai 2025, 09:00 Uhr', event: 'Vorbestellungseröffnung', current: true },
          { time: 'Voraussichtlich September', event: 'Auslieferungsbeginn' },
        ]}
      />
    </Section>
  ),
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

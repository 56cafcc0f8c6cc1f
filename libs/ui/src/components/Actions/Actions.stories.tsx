import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions } from '../../testing/samples.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Actions } from './Actions.tsx';

const usage: Usage = {
  when: ['Under a title, for the one or two ways on from it.'],
  whenNot: [
    'For what happens on this page: use a Button.',
    'For more than three links: give them a list of their own.',
  ],
  how: [
    'Put the link that matters most first: it gets the loud tone, the others step back.',
    '`first` and `others` set the tones of a whole row, a link’s own `tone` sets one.',
    'An empty list renders nothing, so nothing has to be tested before.',
  ],
  accessibility: [
    'Give links that look alike an `ariaLabel` that starts with the visible words: "Learn more about Solid One".',
    'A link that leaves the site carries an arrow; name the place in its words.',
  ],
  pairs: [
    {
      rule: 'The link that matters most comes first, and it alone is loud.',
      fault: 'Both links are equally loud, so neither leads.',
      good: () => <Actions actions={actions} />,
      bad: () => <Actions actions={actions} others="action" />,
    },
  ],
};

const meta: Meta<typeof Actions> = { title: 'Components/Actions', component: Actions, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Actions>;

export const Row: Story = { args: { actions, size: 'large' } };
export const One: Story = { args: { actions: actions.slice(1), first: 'outline' } };
export const Quiet: Story = { args: { actions, others: 'quiet' } };
export const External: Story = { args: { actions: [{ label: 'To the shop', href: '#shop', external: true }] } };
export const LongWords: Story = {
  args: {
    actions: [
      { label: 'Benachrichtigungseinstellungen öffnen', href: '#a' },
      { label: 'Mehr über die Verwandlungsgeschwindigkeit erfahren', href: '#b' },
    ],
  },
};
export const OnInk: Story = { args: { actions }, decorators: [on('ink')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SearchForm } from '../SearchPanel/SearchForm.tsx';
import { EmptyState } from './EmptyState.tsx';

const usage: Usage = {
  when: ['For a page that has nothing else to show: not found, gone wrong, not sold here.'],
  whenNot: ['For an empty list within a page: say so in a sentence where the list would be.'],
  how: [
    'Say what happened without blame, then give the way on: one action at least.',
    '`code` is for a numeral that visitors know, such as 404.',
  ],
  accessibility: [
    'The title is the page’s h1; the numeral is an ornament and silent.',
    'Say in the title what the numeral means.',
  ],
  pairs: [
    {
      rule: 'Say what happened without blame, and give the way on.',
      fault: 'It blames the visitor, and leads nowhere.',
      good: () => (
        <EmptyState
          title="This page does not exist."
          text="The address may be old, or mistyped."
          actions={[{ label: 'To the front page', href: '#home' }]}
        />
      ),
      bad: () => <EmptyState title="Wrong address." text="You have mistyped it." actions={[]} />,
    },
  ],
};

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

const actions = [
  { label: 'To the front page', href: '#home' },
  { label: 'Support', href: '#support' },
];

export const NotFound: Story = {
  args: {
    code: '404',
    title: 'This page has folded itself away.',
    text: 'The address may be old, or mistyped.',
    actions,
  },
};
export const Failed: Story = {
  args: {
    title: 'Something has jammed.',
    text: 'It is our fault, and we know of it. Please try again in a minute.',
    actions: actions.slice(0, 1),
  },
};
export const Bare: Story = { args: { title: 'Nothing here yet.' } };
export const WithForm: Story = {
  args: {
    code: '404',
    title: 'This page has folded itself away.',
    actions,
    children: (
      <SearchForm action="#search" tone="outline" labels={{ field: 'What are you looking for?', submit: 'Search' }} />
    ),
  },
};
export const LongWords: Story = {
  args: {
    code: '404',
    title: 'Benachrichtigungseinstellungen sind hier nicht verfügbar',
    text: 'Die Verwandlungsgeschwindigkeitsübersicht ist umgezogen.',
    actions,
  },
};
export const BlackFriday: Story = {
  args: { code: '404', title: 'This page has folded itself away.', actions },
  decorators: [inTheme('black-friday')],
};

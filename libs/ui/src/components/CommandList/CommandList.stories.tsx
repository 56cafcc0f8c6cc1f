import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { CommandList } from './CommandList.tsx';
import { CommandSearch } from './CommandSearch.tsx';

const usage: Usage = {
  when: ['A dialog or a section shows what a machine understands.'],
  whenNot: ['For what the press says: use `Quote`.', 'For steps that follow one another: use `Steps`.'],
  how: [
    "Write phrases bare: the quotation marks are those of the page's language.",
    'Group by purpose once there are more than a dozen.',
    'Say the effect where the phrase does not.',
    'Put a `CommandSearch` around more than two dozen: it narrows the list while one types.',
  ],
  accessibility: [
    'Lists of quotations under headings; the wave is silent.',
    'The search says politely how many are found, and is not there without JavaScript, where the list is whole.',
  ],
  pairs: [
    {
      rule: 'Phrases are bare, and the effect stands beside them.',
      fault: 'The effect is part of the phrase: it is not clear what to say.',
      good: () => <CommandList groups={[{ title: 'Showing off', commands: poses.commands.slice(0, 2) }]} />,
      bad: () => (
        <CommandList
          groups={[
            {
              title: 'Showing off',
              commands: ['Say “Strike a pose” for one of twelve poses', 'Say “Say hello” and it waves'],
            },
          ]}
        />
      ),
    },
  ],
};

const meta: Meta<typeof CommandList> = {
  title: 'Components/CommandList',
  component: CommandList,
  subcomponents: { CommandSearch },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof CommandList>;

const moves = { title: 'Moving', commands: ['Open up', 'Close', 'Walk', 'Turn around', 'Stop right there', 'Drive'] };
const poses = {
  title: 'Showing off',
  commands: [
    { phrase: 'Strike a pose', effect: 'One of twelve, at random' },
    { phrase: 'Say hello', effect: 'Waves with the nearer hand' },
    { phrase: 'Dance', effect: 'For as long as the song lasts' },
    { phrase: 'Who are you?' },
  ],
};

export const Grouped: Story = { args: { groups: [moves, poses] } };
export const OneGroup: Story = { args: { groups: [{ commands: moves.commands }] } };
export const OnDarkGround: Story = { args: { groups: [moves, poses] }, decorators: [on('ink')] };
export const Searchable: Story = {
  args: { groups: [moves, poses] },
  render: ({ groups }) => (
    <CommandSearch
      groups={groups}
      labels={{
        search: 'Search the commands',
        found: [
          'No command has these words.',
          '1 command',
          ...Array.from({ length: 9 }, (_, at) => `${at + 2} commands`),
        ],
      }}
    />
  ),
};
export const LongGerman: Story = {
  args: {
    groups: [
      {
        title: 'Verwandlungsbefehle',
        commands: [
          'Gehäuseabdeckung öffnen',
          { phrase: 'Umgebungsgeräuschunterdrückung einschalten', effect: 'Bis zum nächsten Ausschalten' },
          'Verwandle dich in dein Fahrzeug und fahre zur Ladestation zurück',
        ],
      },
    ],
  },
  decorators: [german],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { german } from '../../testing/offers.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const usage: Usage = {
  when: ['A visitor looks for a page of the site by its words: in a dialog over any page, or on a page of its own.'],
  whenNot: [
    'To narrow a list that the page shows: use a `CommandSearch`.',
    'For one question with a few answers: use a `Select`.',
  ],
  how: [
    'It is controlled: hold `query`, and answer each `onQuery` with `groups`. Leave `groups` undefined until they are known.',
    'A text comes in pieces, each second one marked.',
    'Put ways on into its children: they are shown where there is no result.',
    'Use a `SearchForm` alone where another page answers.',
  ],
  accessibility: [
    'The results are links in lists under headings; the arrow keys walk through them, and Tab does too.',
    'The number of results is said politely.',
    'Without JavaScript the form is sent to the page in `action`.',
  ],
  pairs: [
    {
      rule: 'Where nothing is found, there is a way on.',
      fault: 'An answer that ends here ends the visit.',
      good: () => (
        <SearchPanel {...args} query="moon" groups={[]} status="No results">
          <p>
            Try another word, or see <a href="#all">all machines</a>.
          </p>
        </SearchPanel>
      ),
      bad: () => <SearchPanel {...args} query="moon" groups={[]} status="Error: 0" />,
    },
  ],
};

const meta: Meta<typeof SearchPanel> = {
  title: 'Components/SearchPanel',
  component: SearchPanel,
  subcomponents: { SearchForm },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof SearchPanel>;

const groups = [
  {
    id: 'products',
    label: 'Products',
    results: [
      { href: '#one', title: ['', 'Solid', ' One'], text: ['The ', 'solid', ' machine for every desk.'] },
      { href: '#two', title: ['', 'Solid', ' Two'], text: ['Twice as much of it.'] },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    results: [
      { href: '#care', title: ['Care'], text: ['What keeps it ', 'solid', '.'] },
      { href: '#old', title: ['', 'Solid', 's that are gone'], text: [] },
    ],
  },
];
const labels = {
  field: 'What are you looking for?',
  submit: 'Search',
  hint: 'Use the arrow keys to move through the results and Enter to open one.',
};
const args = { action: '#search', labels, query: 'solid', onQuery: () => undefined, groups, status: '4 results' };

function Live() {
  const [query, setQuery] = useState('');
  const shown = query === '' ? undefined : groups.filter(({ label }) => label.toLowerCase().includes(query));
  return (
    <SearchPanel
      {...args}
      opensFirst
      query={query}
      onQuery={setQuery}
      groups={shown}
      status={shown ? `${shown.length} groups` : ''}
    >
      <p>
        Begin with <a href="#care">care</a>.
      </p>
    </SearchPanel>
  );
}

export const Found: Story = { args };
export const FirstOpens: Story = { args: { ...args, opensFirst: true, autoFocus: true } };
export const OnDarkGround: Story = { args, decorators: [on('ink')] };
export const NothingFound: Story = {
  args: { ...args, query: 'moon', groups: [], status: 'No results', children: <p>Try another word.</p> },
};
export const Typing: Story = { render: () => <Live /> };
export const FormAlone: Story = {
  render: () => <SearchForm action="#search" labels={labels} />,
  decorators: [on('ink')],
};
export const LongGerman: Story = {
  args: {
    ...args,
    labels: { ...labels, field: 'Wonach suchen Sie in unseren Bedienungsanleitungen?', submit: 'Durchsuchen' },
    query: 'schutz',
    groups: [
      {
        id: 'a',
        label: 'Benachrichtigungseinstellungen',
        results: [
          {
            href: '#a',
            title: ['Datenschutzgrundverordnungserklärung'],
            text: ['Umgebungsgeräuschunterdrückung und Gehäuseabdeckung'],
          },
        ],
      },
    ],
    status: '1 Treffer',
  },
  decorators: [german],
};

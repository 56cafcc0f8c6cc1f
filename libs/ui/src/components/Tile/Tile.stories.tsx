import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions, picture, price } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Tile } from './Tile.tsx';

const usage: Usage = {
  when: ['For one product in a BentoGrid: what it is called, a line on it, and where to go.'],
  whenNot: [
    'For a product with an instalment, gifts or a locked price: use a ProductCard.',
    'For a link without a product: use a LinkCard.',
  ],
  how: [
    'Alternate `tone` so that neighbours differ.',
    '`span` wide or tall for the one or two that lead.',
    'With a price the first action is loud, without one it steps back.',
  ],
  accessibility: [
    'Set `headingLevel` one below the heading above the grid.',
    'Links that read alike on all tiles need an `ariaLabel` with the product’s name.',
  ],
  pairs: [
    {
      rule: 'A name, a line, and where to go.',
      fault: 'A paragraph leaves no room for the picture.',
      good: () => <Tile title="Solid One" subtitle="It moves." picture={picture} actions={actions} headingLevel={3} />,
      bad: () => (
        <Tile
          title="Solid One"
          subtitle="Thirty-one servos, one seam and no tools: say the word, and it changes its shape in eleven seconds, walks, drives and answers to its name."
          picture={picture}
          actions={actions}
          headingLevel={3}
        />
      ),
    },
  ],
};

const meta: Meta<typeof Tile> = { title: 'Components/Tile', component: Tile, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Tile>;

const full = {
  title: 'Solid One',
  subtitle: 'It moves.',
  picture,
  price,
  badge: { label: 'Sale', tone: 'signal' },
  actions,
  copyright: '© 2025 Seamwork.',
  headingLevel: 2,
} as const;

export const Light: Story = { args: full };
export const Dark: Story = { args: { title: 'Solid Two', picture, tone: 'dark', headingLevel: 2 } };
export const Wide: Story = { args: { ...full, span: 'wide', tone: 'dark' } };
export const LongWords: Story = {
  args: {
    ...full,
    title: 'Verwandlungsmaschine der Flaggschiffbaureihe',
    subtitle: 'Zweiundzwanzig Servomotoren und keinerlei Werkzeug: Bewegungsabläufe auf Zuruf.',
    badge: { label: 'Vorbestellerpreisverlängerung', tone: 'signal' },
  },
};
export const BlackFriday: Story = { args: full, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: { ...full, tone: 'dark' }, decorators: [inTheme('christmas')] };

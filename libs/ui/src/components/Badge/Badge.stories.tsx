import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on, Row } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Badge } from './Badge.tsx';

const usage: Usage = {
  when: ['To mark a product with one piece of news: new, reduced, sold out.'],
  whenNot: [
    'For a number that changes, or for something to press.',
    'For more than one mark on a product: the one that matters most wins.',
  ],
  how: [
    'One or two words. `signal` for what ends soon, `sale` for what is reduced, `light` for what is new, `neutral` for the rest.',
    'Stand it before the title, in a paragraph of its own.',
  ],
  accessibility: [
    'The word carries the meaning; the tone only repeats it.',
    'Place it before the title in the document, so that it is heard with it.',
  ],
  pairs: [
    {
      rule: 'One mark on a product: the one that matters most.',
      fault: 'Three marks compete, and none is read.',
      good: () => <Badge tone="sale">-20%</Badge>,
      bad: () => (
        <Row>
          <Badge tone="light">New</Badge>
          <Badge tone="sale">-20%</Badge>
          <Badge tone="signal">Ends Sunday</Badge>
        </Row>
      ),
    },
    {
      rule: 'One or two words.',
      fault: 'A sentence is no mark: it belongs into the text.',
      good: () => <Badge tone="signal">Ends Sunday</Badge>,
      bad: () => <Badge tone="signal">This offer ends on Sunday at midnight</Badge>,
    },
  ],
};

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Badge>;

const all = (
  <Row>
    <Badge tone="signal">Ends Sunday</Badge>
    <Badge tone="sale">-20%</Badge>
    <Badge tone="light">New</Badge>
    <Badge>Sold out</Badge>
  </Row>
);

export const Signal: Story = { args: { tone: 'signal', children: 'Ends Sunday' } };
export const Sale: Story = { args: { tone: 'sale', children: '-20%' } };
export const Light: Story = { args: { tone: 'light', children: 'New' } };
export const Neutral: Story = { args: { children: 'Soon' } };
export const LongWords: Story = {
  args: { tone: 'signal', children: 'Vorbestellerpreisverlängerung bis zum Sonntagabend' },
};
export const OnInk: Story = { render: () => all, decorators: [on('ink')] };
export const OnFog: Story = { render: () => all, decorators: [on('fog')] };
export const BlackFriday: Story = { render: () => all, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { render: () => all, decorators: [inTheme('christmas')] };

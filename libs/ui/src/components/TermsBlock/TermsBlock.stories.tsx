import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { TermsBlock } from './TermsBlock.tsx';

const usage: Usage = {
  when: ['For the conditions of a campaign, which must be there in full and are read by few.'],
  whenNot: [
    'For what everyone must know before ordering: say it beside the price.',
    'For questions and answers: use a collapse of their own.',
  ],
  how: [
    'Give an `id`: a link to it opens the block, from within the page or from elsewhere.',
    'Set `ordered` where other texts refer to a number.',
    'Several blocks in a row share their seams.',
  ],
  accessibility: [
    'A native disclosure with a heading in it: it works by keyboard and without scripts, and the browser’s own search opens it.',
    'On paper it stands open.',
    'Its height does not move under reduced motion.',
  ],
  pairs: [
    {
      rule: 'The title says what the terms are about.',
      fault: '“Important” is what every text believes itself to be.',
      good: () => <TermsBlock id="terms-do" title="Terms of the sale" content={content} />,
      bad: () => <TermsBlock id="terms-dont" title="Important information" content={content} />,
    },
  ],
};

const content = [
  'The sale runs from 14 November 2024 to the end of 2 December 2024, local time of the store.',
  'Prices hold while stocks last. A machine that has been ordered keeps its price, whatever comes later.',
  'Presents are limited to one an order. Where a present has run out, another of the same value takes its place.',
];

const meta: Meta<typeof TermsBlock> = {
  title: 'Components/TermsBlock',
  component: TermsBlock,
  parameters: { layout: 'fullscreen', usage },
  args: { id: 'terms', title: 'Terms of the sale', content },
  render: (args) => (
    <Section>
      <TermsBlock {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof TermsBlock>;

function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  const details = canvasElement.querySelector('details');
  if (details) details.open = true;
}

export const Closed: Story = {};
export const Open: Story = { play: openFirst };
export const Ordered: Story = { args: { ordered: true }, play: openFirst };
export const Pair: Story = {
  render: (args) => (
    <Section tone="ink">
      <TermsBlock {...args} />
      <TermsBlock {...args} id="terms-2" title="Terms of the prize draw" />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: {
    title: 'Gewinnspielteilnahmebedingungen und Datenschutzhinweise',
    ordered: true,
    content: [
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: Ausschlussfristen bleiben unberührt.',
      ...content,
    ],
  },
  play: openFirst,
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

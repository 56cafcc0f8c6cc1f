import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Quote, QuoteList } from './Quote.tsx';

const usage: Usage = {
  when: ['For what someone else has said of the product, in their words.'],
  whenNot: [
    'For our own words in large type: use a Tagline.',
    'For a quotation inside a text: use a blockquote there.',
  ],
  how: [
    'Put three or more into a QuoteList.',
    'Give the sentence without quotation marks: each language has its own, and none are needed here.',
    '`icon` stands for the source: a drawing, or one or two letters.',
  ],
  accessibility: ['It is a figure with a quotation, captioned by who said it; the letters or the drawing are silent.'],
  pairs: [
    {
      rule: 'A sentence that says something, and the name of who said it.',
      fault: 'Praise without a reason and without a name convinces nobody.',
      good: () => <Quote {...one} />,
      bad: () => <Quote comment="“Simply the best!!!”" commentator="A customer" />,
    },
  ],
};

const meta: Meta<typeof Quote> = {
  title: 'Components/Quote',
  component: Quote,
  subcomponents: { QuoteList },
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Quote>;

const one = { comment: 'It folds. It talks. I may never work again.', commentator: 'Kit Review', icon: 'KR' };
const list: Story['render'] = (args) => (
  <QuoteList>
    <Quote {...args} />
    <Quote {...args} comment="An absurd amount of engineering in the palm of a hand." />
    <Quote {...args} comment="Go and see it." />
  </QuoteList>
);

export const One: Story = { args: one };
export const WithDrawing: Story = { args: { ...one, icon: <Icon name="blocks" /> } };
export const WithoutMark: Story = { args: { comment: one.comment, commentator: one.commentator } };
export const List: Story = { args: one, render: list };
export const LongWords: Story = {
  args: {
    ...one,
    comment:
      'Die Verwandlungsgeschwindigkeit übertrifft sämtliche Unterhaltungselektronikneuvorstellungen dieses Jahres.',
    commentator: 'Unterhaltungselektronikfachzeitschrift',
  },
};
export const OnInk: Story = { args: one, render: list, decorators: [on('ink')] };
export const Christmas: Story = { args: one, render: list, decorators: [inTheme('christmas')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Tagline } from './Tagline.tsx';

const usage: Usage = {
  when: ['Once on a page, for the sentence that it should leave behind.'],
  whenNot: ['For the title of a section: use a Section.', 'For what others say: use a Quote.'],
  how: [
    'At most eight words, broken where the voice would pause.',
    'Let it stand between two busy parts of a page: it is a rest.',
  ],
  accessibility: ['It is an h2: write it so that it makes sense among the page’s headings.'],
  pairs: [
    {
      rule: 'At most eight words, broken where the voice would pause.',
      fault: 'Two sentences at this size are no longer a rest.',
      wide: true,
      good: () => <Tagline {...args} />,
      bad: () => (
        <Tagline title="Our machines change their shape whenever you ask them to, and then they change it back again." />
      ),
    },
  ],
};

const meta: Meta<typeof Tagline> = {
  title: 'Components/Tagline',
  component: Tagline,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof Tagline>;

const args = { title: 'Machines that\nchange their mind.', text: 'What opens along a line becomes something else.' };

export const Large: Story = { args };
export const TitleOnly: Story = { args: { title: args.title } };
export const LongWords: Story = {
  args: {
    title: 'Verwandlungsgeschwindigkeit,\nneu gedacht.',
    text: 'Was sich an einer Trennlinie öffnet, wird etwas anderes.',
  },
};
export const BlackFriday: Story = { args, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args, decorators: [inTheme('christmas')] };

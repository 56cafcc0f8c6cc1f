import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Reveal } from './Reveal.tsx';

const usage: Usage = {
  when: ['Around a block further down a page, so that it settles into place as it scrolls in.'],
  whenNot: [
    'Around what can be seen at once, such as a hero: it would flicker.',
    'Around every line: motion is for the block that the eye should follow.',
  ],
  how: [
    '`as` names the element it becomes, so that a list stays a list.',
    'It gains the class `animated` when a tenth of it is seen, for styles of your own.',
  ],
  accessibility: [
    'Nothing moves under reduced motion, in print or without JavaScript: the content simply stands there.',
    'What waits below can still be found, read and focused.',
  ],
  pairs: [
    {
      rule: 'A block settles as a whole.',
      fault: 'Three lines that move one after the other pull at the eye.',
      good: () => (
        <Reveal>
          <p>Panels meet on one line.</p>
          <p>They open along it.</p>
          <p>Nothing stays ajar.</p>
        </Reveal>
      ),
      bad: () => (
        <>
          <Reveal>
            <p>Panels meet on one line.</p>
          </Reveal>
          <Reveal>
            <p>They open along it.</p>
          </Reveal>
          <Reveal>
            <p>Nothing stays ajar.</p>
          </Reveal>
        </>
      ),
    },
  ],
};

const meta: Meta<typeof Reveal> = { title: 'Components/Reveal', component: Reveal, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Reveal>;

export const Settling: Story = { args: { children: <p>Scroll away and back.</p> } };
export const AsItem: Story = {
  args: { as: 'li', children: 'A line of a list.' },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const usage: Usage = {
  when: ['For words that the eye does not need and the ear does: "Now" before a price, the label of a lone input.'],
  whenNot: ['For words that help everyone: show them.', 'For what can take the focus: it would vanish.'],
  how: ['Put it into the element whose words it completes, with a space where one is spoken.'],
  accessibility: ['It is read in its place in the document, and found by searching the page.'],
  pairs: [
    {
      rule: 'Hide only words that the eye does not need.',
      fault: 'What everyone must know is hidden from those who see.',
      good: () => (
        <p>
          <VisuallyHidden>Now </VisuallyHidden>$99, tax not included
        </p>
      ),
      bad: () => (
        <p>
          $99<VisuallyHidden>, tax not included</VisuallyHidden>
        </p>
      ),
    },
  ],
};

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Words: Story = { args: { children: 'Heard, not seen' } };
export const BeforePrice: Story = {
  render: () => (
    <p>
      <VisuallyHidden>Now </VisuallyHidden>$99
    </p>
  ),
};

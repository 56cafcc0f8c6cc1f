import type { Meta, StoryObj } from '@storybook/react-vite';
import { german } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { CopyCode } from './CopyCode.tsx';

const usage: Usage = {
  when: ['For a code that is entered at another place: a discount code at the store.'],
  whenNot: ['For a code that a link can carry along: give the link, too.', 'For an address of this site: use a link.'],
  how: ['Say in `onCopy` that it has been copied, with a toast: the component itself does not change.'],
  accessibility: [
    'The code is text: without a script, or without the permission to copy, it can be selected.',
    'The code is marked as not to be translated.',
  ],
  pairs: [
    {
      rule: 'The label says what the code is for, the button what it does.',
      fault: '“Code” and “OK” say neither.',
      good: () => <CopyCode label="Welcome code" code="HELLO5" action="Copy the code" />,
      bad: () => <CopyCode label="Code" code="HELLO5" action="OK" />,
    },
  ],
};

const meta: Meta<typeof CopyCode> = {
  title: 'Components/CopyCode',
  component: CopyCode,
  parameters: { layout: 'fullscreen', usage },
  args: { label: 'Welcome code', code: 'HELLO5', action: 'Copy the code' },
  render: (args) => (
    <Section heading="Members only">
      <CopyCode {...args} />
    </Section>
  ),
};
export default meta;

type Story = StoryObj<typeof CopyCode>;

export const Default: Story = {};
export const OnInk: Story = {
  render: (args) => (
    <Section heading="Members only" tone="ink">
      <CopyCode {...args} />
    </Section>
  ),
};
export const LongWords: Story = {
  decorators: [german],
  args: { label: 'Willkommensgutscheincode', code: 'WILLKOMMENSRABATT5', action: 'Gutscheincode kopieren' },
};
export const Christmas: Story = { decorators: [inTheme('christmas')] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const usage: Usage = {
  when: ['For words that are larger, smaller or quieter than the text around them: a lead, a note, a label.'],
  whenNot: [
    'For plain text: a `p` needs no component.',
    'For a heading: use a `Heading`.',
    'For a long text with headings and lists: use an `Article`.',
  ],
  how: [
    'Without a `size` and a `tone` it looks like the text around it.',
    'Soft words are for notes that can be skipped, never for words that must be read.',
    'Name the element with `as`: a `span` in a line, a `dt` or `dd` in a list of facts.',
  ],
  accessibility: [
    'Every tone can be read on every ground, in every theme.',
    'A tone says nothing to those who do not see it: the words must.',
  ],
  pairs: [
    {
      rule: 'The main line is plain, and the note that can be skipped is soft.',
      fault: 'Both are soft, so the main line is missed.',
      good: () => (
        <Stack space="xxs">
          <Heading level={3}>Two years of warranty</Heading>
          <Text>We repair or replace what breaks.</Text>
          <Text size="small" tone="soft">
            Batteries: one year.
          </Text>
        </Stack>
      ),
      bad: () => (
        <Stack space="xxs">
          <Heading level={3}>Two years of warranty</Heading>
          <Text size="small" tone="soft">
            We repair or replace what breaks.
          </Text>
          <Text size="small" tone="soft">
            Batteries: one year.
          </Text>
        </Stack>
      ),
    },
  ],
};

const meta: Meta<typeof Text> = {
  title: 'Components/Text',
  component: Text,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Plain: Story = { args: { size: 'small', tone: 'soft', children: 'A note' } };
/** All sizes and tones, on ink. */
export const OnInk: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack space="xs">
      <Text size="lead">The line under a title</Text>
      <Text size="body">Text</Text>
      <Text size="small" tone="soft">
        A note
      </Text>
      <Text size="label" tone="accent">
        A label
      </Text>
      <Text tone="danger">Something went wrong</Text>
      <Text tone="success">All is done</Text>
    </Stack>
  ),
  decorators: [on('ink')],
};

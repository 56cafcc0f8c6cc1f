import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Failure } from './Failure.tsx';

const usage: Usage = {
  when: ['For something that was asked for and could not be done: a form was not sent, a page was not loaded.'],
  whenNot: [
    'For a mistake in one field: use the `error` of the `Field`.',
    'For news that no one has to act on: use a `Toast`.',
  ],
  how: [
    'Say in one or two sentences what did not work and what to do now.',
    'Put it where the visitor looks: above the button that was pressed.',
  ],
  accessibility: [
    'Set `announced` if it appears after a press: a screen reader then reads it at once.',
    'The sign is silent, so the words must say it all.',
  ],
  pairs: [
    {
      rule: 'It says what to do now.',
      fault: 'A code helps nobody to go on.',
      good: () => <Failure>We couldn’t send the form. Please try again in a moment.</Failure>,
      bad: () => <Failure>Error 503</Failure>,
    },
  ],
};

const meta: Meta<typeof Failure> = {
  title: 'Components/Failure',
  component: Failure,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof Failure>;

export const Plain: Story = { args: { children: 'Please try again.' } };

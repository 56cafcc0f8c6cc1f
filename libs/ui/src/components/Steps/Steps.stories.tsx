import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, scene } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Steps } from './Steps.tsx';

const usage: Usage = {
  when: ['Something is done in a few steps, or can be done in a few ways.'],
  whenNot: ['For dates: use `Timeline`.', 'For one ability that needs room: use `FeatureBlock`.'],
  how: [
    'Three to six, each with a title of one or two words and a sentence.',
    'Set `numbered` to false where they may be read in any order.',
    'Give all a picture or none; those that are no cut-outs want `fit="cover"`.',
  ],
  accessibility: [
    'An ordered list where order matters, a plain one where it does not: the large numerals are silent, the list counts by itself.',
  ],
  pairs: [
    {
      rule: 'Three to six steps, each a sentence.',
      fault: 'One step that holds four cannot be followed.',
      good: () => <Steps steps={start} />,
      bad: () => (
        <Steps
          steps={[
            {
              title: 'Get started',
              text: 'Charge it for two hours until the panel turns white, then hold both palms for three seconds to pair it, then say its name and what you want, and wait until it answers.',
            },
          ]}
        />
      ),
    },
  ],
};

const meta: Meta<typeof Steps> = { title: 'Components/Steps', component: Steps, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Steps>;

const silent = { ...picture, alt: '' };
const modes = [
  { title: 'Blocks', text: 'Drag moves into a row and press play. Nothing to type.', picture: silent },
  { title: 'Manual', text: 'Bend it by hand; it remembers each pose.', picture: silent },
  { title: 'Voice', text: 'Name a routine, and call it from across the room.', picture: silent },
  { title: 'Computer', text: 'A timeline for every servo, and Python where that is not enough.', picture: silent },
];
const start = [
  { title: 'Charge', text: 'Two hours, until the panel turns white.' },
  { title: 'Pair', text: 'Hold both palms for three seconds.' },
  { title: 'Speak', text: 'Say its name, and what you want.' },
];

export const Four: Story = { args: { steps: modes, numbered: false } };
export const FourNumbered: Story = { args: { steps: modes } };
export const ThreeWithoutPictures: Story = { args: { steps: start } };
export const Six: Story = {
  args: { steps: [...start, ...modes.slice(0, 3)].map(({ title, text }) => ({ title, text })) },
};
export const WithScenes: Story = {
  args: { steps: start.map((step) => ({ ...step, picture: scene })), numbered: false, fit: 'cover' },
};
export const OnDarkGround: Story = { args: { steps: modes }, decorators: [on('ink')] };
export const LongGerman: Story = {
  args: {
    steps: [
      {
        title: 'Bausteinprogrammierung',
        text: 'Bewegungsabläufe durch Aneinanderreihen zusammenstellen.',
        picture: silent,
      },
      { title: 'Handführungsprogrammierung', text: 'Gelenkstellungen werden einzeln aufgezeichnet.', picture: silent },
      { title: 'Sprachsteuerungsprogrammierung', text: 'Verwandlungsbefehle selbst benennen.', picture: silent },
    ],
  },
  decorators: [german],
};

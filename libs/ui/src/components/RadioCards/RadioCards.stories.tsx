import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { inTheme, on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { RadioCards } from './RadioCards.tsx';

const usage: Usage = {
  when: ['For one answer out of a dozen at most that is known by its looks: a model, a colour.'],
  whenNot: ['For answers without pictures: use `Select`.', 'For links to pages: use `LinkCards`.'],
  how: [
    'Give pictures on a transparent ground, and an empty `alt`: the words are beside them.',
    'Preset an answer with `defaultValue` only where one is likelier than the others.',
    '`onChange` hears every choice.',
  ],
  accessibility: [
    'They are native radio buttons in a group with a legend: arrows choose, Tab leaves.',
    'Hint and error describe the group; an error is announced, unless it is `quiet`.',
  ],
  pairs: [
    {
      rule: 'All answers have a picture of the same kind, or none has.',
      fault: 'The card without a picture looks as if it could not be chosen.',
      good: () => <RadioCards label="Which one is yours?" name="do" options={options.slice(0, 2)} />,
      bad: () => (
        <RadioCards
          label="Which one is yours?"
          name="dont"
          options={options
            .slice(0, 2)
            .map((option, at) => (at === 0 ? option : { value: option.value, label: option.label }))}
        />
      ),
    },
  ],
};

const plain = { ...picture, alt: '' };
const options = ['Solid One', 'Solid Two', 'Solid Three', 'Solid Four', 'Solid Five'].map((label) => ({
  value: label,
  label,
  picture: plain,
}));

const meta: Meta<typeof RadioCards> = {
  title: 'Components/RadioCards',
  component: RadioCards,
  parameters: { usage },
  args: { label: 'Which one is yours?', name: 'model', options },
};
export default meta;

type Story = StoryObj<typeof RadioCards>;

export const Open: Story = {};
export const Chosen: Story = { args: { defaultValue: 'Solid Two', hint: 'Its name is on the box.' } };
export const Wrong: Story = { args: { error: 'Choose the model that you own.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Solid One' } };
export const WithoutPictures: Story = { args: { options: options.map(({ value, label }) => ({ value, label })) } };
export const LongWords: Story = {
  args: {
    label: 'Modellbezeichnung Ihres Verwandlungsroboters',
    options: [
      { value: 'a', label: 'Verwandlungsroboterprototypenreihe', picture: plain },
      { value: 'b', label: 'Zwei', picture: plain },
    ],
  },
};
export const OnInk: Story = { args: { defaultValue: 'Solid One' }, decorators: [on('ink')] };
export const BlackFriday: Story = { args: { defaultValue: 'Solid One' }, decorators: [inTheme('black-friday')] };

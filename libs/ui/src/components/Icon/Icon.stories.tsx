import type { Meta, StoryObj } from '@storybook/react-vite';
import { on, Row } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Icon } from './Icon.tsx';
import { iconNames } from './names.ts';

const usage: Usage = {
  when: ['Beside a word that it repeats, or in a button whose name says what it does.'],
  whenNot: ['In place of a word that the visitor has to guess.', 'For pictures and for the marks of products.'],
  how: [
    'It takes the size and the colour of the text around it.',
    'All drawings are in one file, `icons.svg`, by their names; what points along the line turns with it.',
    'Use `filled` to show that something is chosen or counts: three filled stars of five.',
  ],
  accessibility: ['It is silent: whatever holds it carries the name.'],
  pairs: [
    {
      rule: 'An icon repeats a word.',
      fault: 'Without a word, everyone has to guess.',
      good: () => (
        <Row>
          <Icon name="truck" /> Free shipping
        </Row>
      ),
      bad: () => (
        <Row>
          <Icon name="truck" />
          <Icon name="shield" />
        </Row>
      ),
    },
  ],
};

const meta: Meta<typeof Icon> = { title: 'Components/Icon', component: Icon, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Icon>;

const all: Story['render'] = () => (
  <Row>
    {iconNames.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </Row>
);

export const One: Story = { args: { name: 'globe' } };
export const Filled: Story = {
  tags: ['!visual'],
  render: () => (
    <Row>
      {([true, true, true, false, false] as const).map((filled, place) => (
        <Icon key={place} name="star" filled={filled} />
      ))}
    </Row>
  ),
};
export const All: Story = { render: all };
export const OnInk: Story = { render: all, decorators: [on('ink')] };

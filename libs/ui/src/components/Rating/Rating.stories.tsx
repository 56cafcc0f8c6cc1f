import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme, on, Row } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Rating } from './Rating.tsx';

const usage: Usage = {
  when: ['To show how buyers have rated a product, or how many stars one of them gave.'],
  whenNot: [
    'To let a visitor choose a number of stars: that is a control, and this is a picture.',
    'For a level or a share of something else, such as a battery.',
    'For ratings that nobody has given: shoppers and search engines take stars for what customers say.',
  ],
  how: [
    'Round the average to one decimal; a fraction fills a part of a star.',
    'Write the number beside the stars of an average, and how many ratings there are.',
    'The stars have the size and the colour of the text around them.',
  ],
  accessibility: [
    'It is an image, and `label` is its name: say the number and the most there is, as in "4.7 of 5 stars".',
    'Where the number is written beside it, hide that text from screen readers, so that it is announced once.',
  ],
  pairs: [
    {
      rule: 'An average with its number and the number of ratings.',
      fault: 'Stars alone do not say whether one buyer or a thousand gave them.',
      good: () => (
        <Row>
          <span aria-hidden="true">4.7</span>
          <Rating value={4.7} label="4.7 of 5 stars" />
          <span>812 ratings</span>
        </Row>
      ),
      bad: () => <Rating value={4.7} label="4.7 of 5 stars" />,
    },
  ],
};

const meta: Meta<typeof Rating> = { title: 'Components/Rating', component: Rating, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Rating>;

const average = { value: 4.7, label: '4.7 of 5 stars' };

export const Average: Story = { args: average };
export const Whole: Story = { args: { value: 4, label: '4 of 5 stars' }, tags: ['!visual'] };
export const None: Story = { args: { value: 0, label: 'No rating yet' }, tags: ['!visual'] };
export const OnInk: Story = { args: average, decorators: [on('ink')], tags: ['!visual'] };
export const BlackFriday: Story = { args: average, decorators: [inTheme('black-friday')], tags: ['!visual'] };

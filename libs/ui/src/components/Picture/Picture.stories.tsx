import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Picture } from './Picture.tsx';

const usage: Usage = {
  when: ['For every photograph, render or drawing that is content.'],
  whenNot: ['For a mark beside a word, use Icon.', 'For one scene in a wide and a tall cut, use WidePicture.'],
  how: [
    'Pass the picture as the image build describes it: its files, its size and its colour.',
    'Say in `sizes` how wide it will be shown, or a phone loads what a desk needs.',
    'Give `priority` to the one picture that a visitor waits for: it is asked for in the head.',
    '`imageClass` styles the image; class, id and data attributes go to the element around it.',
  ],
  accessibility: [
    'Write `alt` as what the picture tells; leave it empty when the words beside it tell the same.',
    'Its place is kept from the start, so nothing jumps while it loads.',
  ],
};

const meta: Meta<typeof Picture> = { title: 'Components/Picture', component: Picture, parameters: { usage } };
export default meta;

export const Lazy: StoryObj<typeof Picture> = { args: { picture } };
export const Awaited: StoryObj<typeof Picture> = { args: { picture, priority: true } };

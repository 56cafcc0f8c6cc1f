import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Picture, type PictureData } from './Picture.tsx';

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
  pairs: [
    {
      rule: 'Words stand beside the picture, as text.',
      fault: 'Words in a picture are not translated, not read out, and too small on a phone.',
      good: () => (
        <figure>
          <Picture picture={picture} />
          <figcaption>It opens in two seconds.</figcaption>
        </figure>
      ),
      bad: () => <Picture picture={lettered} />,
    },
  ],
};

const meta: Meta<typeof Picture> = { title: 'Components/Picture', component: Picture, parameters: { usage } };
export default meta;

/** A bad example: a picture that contains text. */
const lettered: PictureData = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#dddcd7"/><rect x="110" y="90" width="180" height="180" fill="#5a646f"/><text x="200" y="330" font-family="serif" font-size="26" text-anchor="middle">It opens in two seconds.</text></svg>')}`,
  width: 400,
  height: 400,
  alt: 'It opens in two seconds.',
};

export const Lazy: StoryObj<typeof Picture> = { args: { picture } };
export const Awaited: StoryObj<typeof Picture> = { args: { picture, priority: true } };

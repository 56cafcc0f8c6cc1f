import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/offers.tsx';
import { sampleStrip } from '../../testing/strip.ts';
import { picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Picture } from '../Picture/Picture.tsx';
import { TransformationScene } from './TransformationScene.tsx';

const usage: Usage = {
  when: ['A machine changes its shape, and how it does so is what sells it.'],
  whenNot: [
    'For a film with a story: use `VideoButton`, which plays in a window.',
    'Twice on a page: the second one is a hurdle.',
  ],
  how: [
    '`strip` names one file of frames for phones and one for all other screens; the wide one is fetched when the scene is a window away.',
    'The first of the stills is the first frame: it stands there until the frames have come.',
    'Phones see the middle of each frame, ten wide and nine high, so the machine stays inside it.',
  ],
  accessibility: [
    'Where motion is reduced, in print or without JavaScript, the stills stand side by side and nothing is fetched.',
    '`description` says what the frames show.',
    'It takes no focus and holds no keys: the page scrolls as ever.',
  ],
  pairs: [
    {
      rule: 'In every frame the machine stays in the middle.',
      fault: 'Phones see only the middle of a frame: here the machine would be cut off.',
      good: () => <Picture picture={picture} />,
      bad: () => <Picture picture={scene} />,
    },
  ],
};

const meta: Meta<typeof TransformationScene> = {
  title: 'Components/TransformationScene',
  component: TransformationScene,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof TransformationScene>;

const moments = ['It stands.', 'It folds.', 'It drives.'].map((caption) => ({ picture: scene, caption }));

export const FollowsTheScroll: Story = {
  args: {
    eyebrow: 'Transformation',
    title: 'From robot to car',
    text: 'Scroll, and it changes. Scroll back, and it stands up.',
    description: 'A robot kneels, folds and becomes a car.',
    strip: sampleStrip(),
    stills: moments,
  },
};

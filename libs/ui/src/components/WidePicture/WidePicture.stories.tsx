import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene, tallScene } from '../../testing/offers.tsx';
import * as surroundings from '../../testing/surroundings.css.ts';
import type { Usage } from '../../testing/usage.ts';
import { WidePicture } from './WidePicture.tsx';

const usage: Usage = {
  when: ['A scene fills a panel from edge to edge, and a phone needs another cut of it.'],
  whenNot: [
    'For a picture that keeps its own shape: use `Picture`.',
    'For a machine without its ground: use `Picture`, contained.',
  ],
  how: [
    'Its parent sets the size and is positioned.',
    'Give `tallPicture` where trimming the wide cut would lose the machine.',
    '`sizes` is the share of the window that the panel takes.',
  ],
  accessibility: ['Both cuts show the same, so the alternative text of the wide one speaks for both.'],
  pairs: [
    {
      rule: 'A tall place gets a tall cut, composed for it.',
      fault: 'The wide cut is trimmed until the machine is lost.',
      good: () => (
        <div className={surroundings.tall}>
          <WidePicture picture={tallScene} />
        </div>
      ),
      bad: () => (
        <div className={surroundings.tall}>
          <WidePicture picture={scene} />
        </div>
      ),
    },
  ],
};

const meta: Meta<typeof WidePicture> = {
  title: 'Components/WidePicture',
  component: WidePicture,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof WidePicture>;

export const TwoCuts: Story = { args: { picture: scene, tallPicture: tallScene, priority: true } };
export const OneCut: Story = { args: { picture: scene } };

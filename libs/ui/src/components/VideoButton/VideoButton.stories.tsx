import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, scene } from '../../testing/offers.tsx';
import { on } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { VideoButton } from './VideoButton.tsx';

const usage: Usage = {
  when: ['A film shows what pictures cannot: how a machine moves.'],
  whenNot: [
    'For a film that must run by itself: there is none, nothing here plays unasked.',
    'For a drawing that moves: let it be part of the page.',
  ],
  how: [
    "Give the film in two formats where you can, and captions in the page's language.",
    'In a `ProductHero` leave the picture out: the scene is the picture.',
    'Without sources nothing is shown, so a page can always place it.',
    'The window is a chunk of its own, fetched when a pointer or the focus comes near.',
  ],
  accessibility: [
    'A button named by its label; without JavaScript it is a link to the film.',
    "The player is the browser's own, with its keys and its captions.",
    'A film without sound has a `description` of what it shows.',
    'Closing it stops the film and gives the focus back.',
  ],
  pairs: [
    {
      rule: 'The label says what the film shows, and how long it takes.',
      fault: '“Play” does not say what, or for how long.',
      good: () => <VideoButton {...args} />,
      bad: () => <VideoButton {...args} label="Play" length={undefined} />,
    },
  ],
};

const meta: Meta<typeof VideoButton> = {
  title: 'Components/VideoButton',
  component: VideoButton,
  parameters: { usage },
};
export default meta;

type Story = StoryObj<typeof VideoButton>;

const args = {
  label: 'Watch it open',
  length: '1:48',
  title: 'Solid One, the film',
  closeLabel: 'Close',
  picture: scene,
  sources: [{ src: '#film.mp4', type: 'video/mp4' }],
  poster: scene.src,
  tracks: [],
};

export const Film: Story = { args };
export const WithoutLength: Story = { args: { ...args, length: undefined } };
export const WithoutPicture: Story = {
  args: { ...args, picture: undefined, description: 'A machine unfolds.' },
  decorators: [on('ink')],
};
export const OnDarkGround: Story = { args, decorators: [on('ink')] };
export const LongGerman: Story = {
  args: { ...args, label: 'Verwandlungsvorführung in voller Länge ansehen', length: 'Spieldauer 1:48' },
  decorators: [german],
};
export const NoFilm: Story = { args: { ...args, sources: [] } };

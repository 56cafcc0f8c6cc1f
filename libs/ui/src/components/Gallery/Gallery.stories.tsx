import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../../testing/samples.tsx';
import { on } from '../../testing/surroundings.tsx';
import { scene, tallScene } from '../../testing/offers.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Gallery, type GalleryLabels } from './Gallery.tsx';
import { Viewer } from './Viewer.tsx';

const usage: Usage = {
  when: ['A product page shows several pictures of one thing, and a visitor may want to see its detail.'],
  whenNot: ['For one picture that only decorates: use `Picture`.', 'For slides with titles and links: use `Carousel`.'],
  how: [
    'Give pictures in several widths: the mosaic takes small files, the viewer large ones, and zooming takes larger ones still.',
    'Any number of pictures closes its rows. The first of every five stands large, so put the strongest there.',
    '`labels.counter` has one text for each picture.',
    'The viewer is a chunk of its own, fetched when a pointer or the focus comes near.',
  ],
  accessibility: [
    'Each picture is a button named by `labels.enlarge` and its alternative text; without JavaScript it is a link to the largest file.',
    'The viewer holds the focus and gives it back. Arrows, Home and End change the picture; +, − and 0 zoom; arrows pan while zoomed; Esc closes.',
    'Place and caption are read out when they change.',
  ],
  pairs: [
    {
      rule: 'Each picture shows something else, and the strongest comes first.',
      fault: 'Three pictures of the same view are two too many.',
      good: () => (
        <Gallery
          labels={labels(3)}
          pictures={[scene, picture, tallScene].map((shown, at) => ({ picture: { ...shown, alt: `View ${at + 1}` } }))}
        />
      ),
      bad: () => (
        <Gallery
          labels={labels(3)}
          pictures={[1, 2, 3].map((number) => ({ picture: { ...picture, alt: `View ${number}` } }))}
        />
      ),
    },
  ],
};

const meta: Meta<typeof Gallery> = { title: 'Components/Gallery', component: Gallery, parameters: { usage } };
export default meta;

type Story = StoryObj<typeof Gallery>;

function labels(count: number): GalleryLabels {
  const counter = Array.from({ length: count }, (_, at) => `${at + 1} of ${count}`);
  return {
    enlarge: 'Enlarge:',
    viewer: 'Pictures of Solid One',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    counter,
  };
}

const views = [
  'The front, with its lit panel',
  'From above',
  'The hinge, closed',
  'The hinge, open',
  'In the hand',
  'On its dock',
  'Its underside',
  'Beside its box',
  'In the dark',
];

function pictures(count: number) {
  return views
    .slice(0, count)
    .map((caption) => ({ picture: { ...picture, alt: `Solid One: ${caption}` }, caption: `${caption}.` }));
}

function gallery(count: number): Story {
  return { args: { pictures: pictures(count), labels: labels(count) } };
}

export const Five: Story = gallery(5);
export const One: Story = gallery(1);
export const Two: Story = gallery(2);
export const Three: Story = gallery(3);
export const Four: Story = gallery(4);
export const Nine: Story = gallery(9);
export const OnDarkGround: Story = { ...gallery(8), decorators: [on('ink')] };

/** The viewer covers its whole page, so each story gets an iframe. */
const viewer = { docs: { story: { inline: false, height: '36rem' } } };

export const Enlarged: Story = {
  ...gallery(5),
  parameters: viewer,
  render: (args) => <Viewer {...args} start={1} onClose={() => undefined} />,
};
export const EnlargedFirst: Story = {
  ...gallery(5),
  parameters: viewer,
  render: (args) => <Viewer {...args} start={0} onClose={() => undefined} />,
};
export const EnlargedLongCaption: Story = {
  ...gallery(5),
  parameters: viewer,
  render: (args) => (
    <Viewer
      {...args}
      start={0}
      onClose={() => undefined}
      pictures={args.pictures.map(({ picture: shown }) => ({
        picture: shown,
        caption:
          'Das Gehäuse aus gebürstetem Aluminium wird in einem Stück gefräst; die Trennfuge folgt der Öffnungsbewegung auf den Hundertstelmillimeter genau.',
      }))}
    />
  ),
};
export const EnlargedWithoutCaption: Story = {
  ...gallery(5),
  parameters: viewer,
  render: (args) => (
    <Viewer
      {...args}
      start={4}
      onClose={() => undefined}
      pictures={args.pictures.map(({ picture: shown }) => ({ picture: shown }))}
    />
  ),
};

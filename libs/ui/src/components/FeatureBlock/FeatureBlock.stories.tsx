import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, scene, tallScene } from '../../testing/offers.tsx';
import { picture } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { FeatureBlock } from './FeatureBlock.tsx';
import mirrored from './scene-start.svg?no-inline';

const usage: Usage = {
  when: ['A product page explains one ability with one picture.'],
  whenNot: [
    'For a link to somewhere else: use `LinkCard`.',
    'For a sequence: use `Steps`.',
    'For figures alone: use `StatBand`.',
  ],
  how: [
    'Let blocks in a row alternate `side`; they need no space between them, they meet on a seam.',
    'Use `full` for the one or two moments that deserve the whole window, with a scene whose far side is calm.',
    'Give cut-out machines `fit="contain"`, and machines in a light studio `fit="whole"`: their feet are seen.',
    'A button that opens a dialog goes in `children`.',
    'Give items a title and a text where a line does not say enough.',
  ],
  accessibility: [
    'Words come after the picture in the source, wherever the picture stands.',
    'Over a picture a veil of the ground keeps them readable.',
    'They settle in as they are scrolled to, only where motion is welcome.',
  ],
  pairs: [
    {
      rule: 'A short title, a sentence or two, and up to three points.',
      fault: 'A long paragraph beside a picture is skipped.',
      wide: true,
      good: () => <FeatureBlock {...args} />,
      bad: () => (
        <FeatureBlock
          title={args.title}
          picture={scene}
          text="Every panel knows where it stands. They part along the seam, turn, and close again in eleven seconds. Position is read back a hundred times a second, gears are of steel throughout, and everything stops when a finger is in the way, so that nothing pinches and nothing stays ajar."
        />
      ),
    },
  ],
};

const meta: Meta<typeof FeatureBlock> = {
  title: 'Components/FeatureBlock',
  component: FeatureBlock,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof FeatureBlock>;

const args = {
  eyebrow: 'Motion',
  title: 'One line.\nThirty-one servos.',
  text: 'Every panel knows where it stands. They part along the seam, turn, and close again in eleven seconds.',
  items: [
    'Position is read back a hundred times a second',
    'Steel gears throughout',
    'Stops when a finger is in the way',
  ],
  actions: [{ label: 'How it works', href: '#how', tone: 'outline' as const }],
  picture: scene,
};

export const PictureAtStart: Story = { args };
export const PictureAtEnd: Story = { args: { ...args, side: 'end', tone: 'fog' } };
export const OnDarkGround: Story = { args: { ...args, tone: 'ink' } };
/** In a wide stage nothing of a tall picture is cropped. */
export const Whole: Story = { tags: ['!visual'], args: { ...args, picture: tallScene, fit: 'whole' } };
export const CutOut: Story = { args: { ...args, picture, fit: 'contain', tone: 'ink', side: 'end' } };
export const ItemsWithText: Story = {
  args: {
    ...args,
    items: [
      { title: 'Steering', text: 'Walk it across the floor with your thumb.' },
      { title: 'Moves', text: 'A pose, a stride or a whole routine with one touch.' },
      { title: 'Care', text: 'Volume, battery and updates in one place.' },
    ],
  },
};
export const TitleOnly: Story = { args: { title: 'It hears you.', picture: scene } };
export const FullAtEnd: Story = { args: { ...args, variant: 'full', side: 'end', tallPicture: tallScene } };
export const FullAtStart: Story = {
  args: {
    ...args,
    items: undefined,
    variant: 'full',
    side: 'start',
    picture: { ...scene, src: mirrored },
    tallPicture: tallScene,
  },
};
export const Alternating: Story = {
  args,
  render: () => (
    <>
      <FeatureBlock {...args} />
      <FeatureBlock
        {...args}
        side="end"
        tone="fog"
        title="It hears you."
        eyebrow="Voice"
        items={[]}
        picture={picture}
        fit="contain"
      />
      <FeatureBlock
        {...args}
        variant="full"
        side="end"
        title="Built to be opened."
        eyebrow="Body"
        tallPicture={tallScene}
      />
      <FeatureBlock {...args} tone="ink" title="Teach it moves." eyebrow="Programming" items={[]} />
    </>
  ),
};
export const LongGerman: Story = {
  args: {
    ...args,
    eyebrow: 'Umgebungsgeräuschunterdrückung',
    title: 'Verwandlungsgeschwindigkeit ohne Kompromisse',
    text: 'Jede Gehäuseplatte kennt ihre Position. Sie öffnen sich entlang der Trennfuge, drehen sich und schließen in elf Sekunden wieder.',
    items: [
      'Positionsrückmeldung hundertmal in der Sekunde',
      'Durchgehend Stahlzahnräder',
      'Hindernis- und Fingerschutzerkennung',
    ],
    actions: [{ label: 'Funktionsweise kennenlernen', href: '#wie' }],
  },
  decorators: [german],
};

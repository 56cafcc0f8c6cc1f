import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions, picture, price } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { HeroSlide } from './HeroSlide.tsx';

const usage: Usage = {
  when: ['For one product at the size of the screen: in the carousel of a front page, or at the head of its own page.'],
  whenNot: [
    'Further down a page, where a Section or a Tile leaves more air.',
    'For a picture that already holds words.',
  ],
  how: [
    'Give a cut-out on a transparent ground: the slide brings the studio and its light.',
    'Keep the title to two short lines, and break it where the voice would.',
    '`loop` is for desktops: a script of the site plays it and sets `data-playing`. Its machine begins as the picture shows it.',
    'Set `priceOf` where the title is a sale’s: a price has to say of what.',
    'Set `priority` on the first one only: it is what the visitor waits for.',
  ],
  accessibility: [
    'One slide on a page has `headingLevel` 1.',
    'The picture’s alternative text says what the words do not.',
    'A `loop` says nothing by itself, and the carousel’s pause button holds it.',
  ],
  pairs: [
    {
      rule: 'A title of two short lines, broken where the voice would.',
      fault: 'A title that is a sentence takes the room of the machine.',
      wide: true,
      good: () => <HeroSlide title={full.title} subtitle={full.subtitle} picture={picture} actions={actions} />,
      bad: () => (
        <HeroSlide
          title="Solid One is the machine that changes its shape whenever you say the word"
          subtitle={full.subtitle}
          picture={picture}
          actions={actions}
        />
      ),
    },
  ],
};

const meta: Meta<typeof HeroSlide> = {
  title: 'Components/HeroSlide',
  component: HeroSlide,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof HeroSlide>;

const full = {
  eyebrow: 'Flagship',
  title: 'Solid One.\nIt moves.',
  subtitle: 'Say the word and watch it change shape.',
  copyright: '© 2025 Seamwork.',
  picture,
  price,
  badge: { label: 'New', tone: 'light' },
  actions,
  priority: true,
  headingLevel: 1,
} as const;

export const Full: Story = { args: full };
export const Bare: Story = { args: { title: 'Solid Two', picture } };
export const LongWords: Story = {
  args: {
    ...full,
    title: 'Verwandlungsgeschwindigkeit und Bewegungsfreiheit',
    subtitle:
      'Zweiundzwanzig Servomotoren, eine einzige Naht und keinerlei Werkzeug: Ein gesprochenes Wort genügt, und die Gestalt verändert sich.',
  },
};
export const BlackFriday: Story = {
  args: {
    ...full,
    title: 'Same robot.\nLess to pay.',
    priceOf: 'Solid One',
    badge: { label: 'Ends Sunday', tone: 'signal' },
  },
  decorators: [inTheme('black-friday')],
};
export const Christmas: Story = {
  args: { ...full, badge: { label: 'Arrives in time', tone: 'light' } },
  decorators: [inTheme('christmas')],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, hiddenPrice, salePrice, scene, tallScene } from '../../testing/offers.tsx';
import { actions, price } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { ProductHero } from './ProductHero.tsx';

const usage: Usage = {
  when: ['As the first thing of a product page.'],
  whenNot: [
    'On the front page, where several products take turns: use `HeroSlide` in a `Carousel`.',
    'For a campaign: use `Banner`.',
  ],
  how: [
    'Give a wide scene with the machine towards its end, and a tall one with the machine in its upper two thirds.',
    'A `SectionBar` goes above it, so that it stays when the hero has left.',
    'One line of text. What is said in detail belongs in a `FeatureBlock`.',
  ],
  accessibility: ["Its title is the page's h1.", 'A veil of the ground keeps the words readable on any picture.'],
  pairs: [
    {
      rule: 'One line of text; the detail follows further down.',
      fault: 'Everything at once: the picture is covered, and nothing stays in mind.',
      wide: true,
      good: () => <ProductHero {...full} price={{ current: price.current }} copyright={undefined} />,
      bad: () => (
        <ProductHero
          {...full}
          price={{ current: price.current }}
          copyright={undefined}
          subtitle="Thirty-one servos, one seam, no tools: say the word and watch it change shape in eleven seconds. Position is read back a hundred times a second, gears are of steel throughout, and the battery lasts for an hour of moves or four hours of standing by."
        />
      ),
    },
  ],
};

const meta: Meta<typeof ProductHero> = {
  title: 'Components/ProductHero',
  component: ProductHero,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof ProductHero>;

const bare = { title: 'Solid One', picture: scene, tallPicture: tallScene };
const full = {
  ...bare,
  eyebrow: 'Flagship',
  title: 'Solid One.\nIt moves.',
  subtitle: 'Thirty-one servos, one seam, no tools. Say the word and watch it change shape.',
  price,
  actions,
  copyright: '© 2025 Seamwork. Licensed product. Shapes are shown for illustration only.',
};

export const Full: Story = {
  args: { ...full, badges: [{ label: 'New', tone: 'light' }, { label: 'Limited edition' }] },
};
export const Bare: Story = { args: bare };
export const Sale: Story = { args: { ...full, price: salePrice, badges: [{ label: 'Save 27%', tone: 'sale' }] } };
export const SoldOut: Story = { args: { ...full, badges: [{ label: 'Sold out' }], actions: actions.slice(1) } };
export const BeforeLaunch: Story = {
  args: {
    ...full,
    price: hiddenPrice,
    badges: [{ label: 'Coming soon', tone: 'signal' }],
    actions: [{ label: 'Notify me', href: '#notify' }],
  },
};
export const WideCutOnly: Story = { args: { ...full, tallPicture: undefined } };
export const LongGerman: Story = {
  args: {
    ...bare,
    eyebrow: 'Oberbefehlshaber-Sonderausgabe',
    title: 'Verwandlungs­geschwindigkeit, neu gedacht.',
    subtitle:
      'Einunddreißig Servomotoren mit Positionsrückmeldung öffnen das Gehäuse entlang einer einzigen Trennfuge, ohne Werkzeug und ohne Unterbrechung.',
    badges: [{ label: 'Vorbestellerpreisgarantie', tone: 'signal' }],
    price: { current: '1.299,00 €', was: '1.599,00 €', note: 'Inklusive Mehrwertsteuer, zuzüglich Versandkosten.' },
    actions: [
      { label: 'Jetzt vorbestellen', href: '#vor' },
      { label: 'Benachrichtigung einrichten', href: '#ein' },
    ],
  },
  decorators: [german],
};

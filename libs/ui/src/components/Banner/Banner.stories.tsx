import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, scene, tallScene } from '../../testing/offers.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Banner } from './Banner.tsx';

const usage: Usage = {
  when: ['As the first thing of a campaign page, or a change of scene further down.'],
  whenNot: [
    'For a product cut out on the studio floor: use `HeroSlide`.',
    'For a line of news above the header: use `TextBanner`.',
  ],
  how: [
    'Keep `discount` short: it is set as large as the window can bear.',
    'Compose the picture with its subject at the end side for `start`; a `tallPicture` has its subject in the upper half.',
    'Set `priority` on the first banner of a page, and on no other.',
    'A `Countdown` goes between the words and the links, as a child.',
  ],
  accessibility: [
    'A veil under the words keeps their contrast above AA on any picture, a white one too.',
    'Give the picture an empty `alt` when it only sets the mood.',
    '`headingLevel` 1 for the banner that names the page.',
  ],
  pairs: [
    {
      rule: 'The discount is a few words, set large.',
      fault: 'A whole sentence at this size covers the picture and pushes the link down.',
      wide: true,
      good: () => (
        <Banner
          title="Black Friday"
          discount="Up to $350 off"
          time="22–29 November"
          picture={scene}
          actions={[{ label: 'See the offers', href: '#offers' }]}
        />
      ),
      bad: () => (
        <Banner
          title="Black Friday"
          discount="Save up to $350 on selected machines while stocks last"
          time="22–29 November"
          picture={scene}
          actions={[{ label: 'See the offers', href: '#offers' }]}
        />
      ),
    },
  ],
};

const labels = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' };

const meta: Meta<typeof Banner> = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen', usage },
  args: {
    title: 'Black Friday',
    discount: 'Up to $350 off',
    discountDescribe:
      'Eight machines at their lowest prices of the year, and a present with the first orders of each day.',
    time: '22–29 November',
    picture: scene,
    tallPicture: tallScene,
    priority: true,
    headingLevel: 1,
    actions: [
      { label: 'See the offers', href: '#offers' },
      { label: 'The terms', href: '#terms' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Start: Story = {};
export const Centre: Story = { args: { align: 'centre' } };
export const WithCountdown: Story = {
  args: { children: <Countdown title="Ends in" labels={labels} days={3} hours={4} minutes={37} seconds={9} /> },
};
export const CentreWithCountdown: Story = {
  args: {
    align: 'centre',
    children: <Countdown title="Ends in" labels={labels} days={3} hours={4} minutes={37} seconds={9} />,
  },
};
export const TitleOnly: Story = {
  args: {
    discount: undefined,
    discountDescribe: undefined,
    time: undefined,
    actions: [],
    title: 'A surprise\nis being built',
  },
};
export const WidePictureOnly: Story = { args: { tallPicture: undefined } };
export const LongWords: Story = {
  decorators: [german],
  args: {
    title: 'Frühbucherrabatt zum verlängerten Jahresendverkauf',
    discount: 'Bis zu 360 € Preisnachlass',
    discountDescribe: 'Kostenloser Expressversand für sämtliche Bestellungen, ausgenommen Inselzustellungen.',
    time: '30. November bis 4. Dezember',
    actions: [
      { label: 'Sonderangebote ansehen', href: '#offers' },
      { label: 'Teilnahmebedingungen', href: '#terms' },
    ],
  },
};
export const BlackFriday: Story = { decorators: [inTheme('black-friday')] };
export const Christmas: Story = { decorators: [inTheme('christmas')] };

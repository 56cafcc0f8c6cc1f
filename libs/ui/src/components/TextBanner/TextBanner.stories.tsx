import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { TextBanner } from './TextBanner.tsx';

const usage: Usage = {
  when: ['For one line of news that concerns every visitor, above the header.'],
  whenNot: ['For two pieces of news at once: choose.', 'For what a visitor has done: use a Toast.'],
  how: [
    'Keep it to one line on a phone. With `href` the whole line is the link.',
    '`timer` shows the date, or what is left once a script of the site writes it into `data-left`.',
    '`signal` for what ends soon, `cyan` for what is new, `ink` for the rest.',
  ],
  accessibility: [
    'It is a landmark called `name`, such as "Announcement".',
    'Its words alone say where the link leads.',
  ],
  pairs: [
    {
      rule: 'One line, on a phone as well.',
      fault: 'Two pieces of news, of which neither is read.',
      good: () => <TextBanner name={name} tone="signal" label="Spring sale: save up to 30%" href="#sale" />,
      bad: () => (
        <TextBanner
          name={name}
          tone="signal"
          label="Spring sale: save up to 30% on selected machines until Sunday, and this week shipping is free for members on all orders over $99"
          href="#sale"
        />
      ),
    },
  ],
};

const meta: Meta<typeof TextBanner> = {
  title: 'Components/TextBanner',
  component: TextBanner,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof TextBanner>;

const name = 'Announcement';

export const Signal: Story = { args: { name, tone: 'signal', label: 'Spring sale: save up to 30%', href: '#sale' } };
export const Ink: Story = { args: { name, tone: 'ink', label: 'Free shipping this week' } };
export const Cyan: Story = { args: { name, tone: 'cyan', label: 'New: Solid Four', href: '#four' } };
export const CountsDown: Story = {
  args: {
    name,
    tone: 'signal',
    label: 'Black Friday: every offer is open',
    href: '#sale',
    timer: { until: 1733202000000, label: 'Ends in', date: 'Until December 2' },
  },
};
export const LongWords: Story = {
  args: {
    name,
    tone: 'signal',
    label:
      'Vorbestellerpreisverlängerung: Sie sparen noch bis Sonntagabend bis zu dreißig Prozent auf sämtliche Verwandlungsmaschinen',
    href: '#sale',
  },
};
export const BlackFriday: Story = {
  args: { name, tone: 'signal', label: 'Black Friday: save up to 30%', href: '#sale' },
  decorators: [inTheme('black-friday')],
};
export const Christmas: Story = {
  args: { name, tone: 'signal', label: 'Order by 18 December', href: '#sale' },
  decorators: [inTheme('christmas')],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../../testing/samples.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SiteHeader } from './SiteHeader.tsx';

const usage: Usage = {
  when: ['Once, at the top of every page.'],
  whenNot: ['For the parts of one page: those have a bar of their own.'],
  how: [
    'A menu with items opens a panel, one without is a link. Items with pictures become cards.',
    'Keep it to five menus: below 1024 px, and where words are long, the window has no room for more.',
    'An action with an icon shows only that; its label is its name and its words in the panel for small screens.',
  ],
  accessibility: [
    'Its first stop by keyboard is the link past it; give `skip.href` the id of the content. Below a `TextBanner` leave `skip` out, and put a `SkipLink` before both.',
    'Menus are native and open before scripts run; see `Menu` and `MobileMenu`.',
    'Inside a `CurrentPage`, links to the page that is shown have `aria-current="page"`.',
    'Where text is so large that the window is narrower than 20 em, the bar takes two lines and scrolls away.',
  ],
  pairs: [
    {
      rule: 'Up to five menus, each of a word.',
      fault: 'Nine menus do not fit, and nobody reads them all.',
      wide: true,
      good: () => <SiteHeader {...header} />,
      bad: () => (
        <SiteHeader
          {...header}
          menus={[
            'All of our products',
            'Offers',
            'Support and service',
            'Manuals',
            'Community',
            'About us',
            'Newsroom',
            'Careers',
            'Contact',
          ].map((label, at) => ({ id: `menu-${at}`, label, href: `#${at}` }))}
        />
      ),
    },
  ],
};

const meta: Meta<typeof SiteHeader> = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', usage },
  args: header,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SiteHeader>;

function opens(id: string) {
  return () => document.getElementById(id)?.showPopover();
}

export const Full: Story = {};
export const CardsOpen: Story = { play: opens('menu-products') };
export const LinksOpen: Story = { play: opens('menu-support') };
export const SmallScreenOpen: Story = { play: opens('menu-all') };
export const ActionInWords: Story = { args: { actions: [{ label: 'United States', href: '#region' }] } };
export const LongWords: Story = {
  args: {
    menus: [
      { id: 'deal', label: 'Frühjahrsschlussverkauf', href: '#deal', tag: { label: 'Neu', color: 'orange' } },
      ...header.menus,
    ],
  },
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: opens('menu-products'),
};

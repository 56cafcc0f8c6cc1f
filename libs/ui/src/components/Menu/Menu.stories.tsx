import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { Menu, MenuLinks } from './Menu.tsx';

const usage: Usage = {
  when: [
    'For links that belong together and are wanted now and then: an account, the years of a news archive.',
    'With `spread="bar"` for a panel under a bar: the site’s header is made of these.',
  ],
  whenNot: [
    'For one answer in a form: use `Select`.',
    'For text that folds away: use `Collapse`.',
    'On a phone, for all menus of a site: use `MobileMenu`.',
  ],
  how: [
    'Put a `MenuLinks` into it, or any panel of links.',
    'Label it by what it holds, not by what it does; where the label is no word, give it a `name`.',
    'A panel of the spread `bar` opens under whatever carries the anchor of the bar; the header does.',
  ],
  accessibility: [
    'A disclosure of links: the state of the opener is announced, and Tab goes on into the panel.',
    'Arrow keys, Home and End move between the entries; from the opener, up and down open it.',
    'Escape, a press elsewhere, and a focus that moves on close it. Escape gives the focus back.',
  ],
  pairs: [
    {
      rule: 'The label names what is in the menu.',
      fault: 'Anything could be in “Options”.',
      good: () => (
        <Menu label="Account">
          <MenuLinks links={links} />
        </Menu>
      ),
      bad: () => (
        <Menu label="Options">
          <MenuLinks links={links} />
        </Menu>
      ),
    },
  ],
};

const links = [
  { label: 'Orders', href: '#orders', icon: 'package' },
  { label: 'My machines', href: '#machines', icon: 'blocks', current: true },
  { label: 'Settings', href: '#settings', icon: 'gear' },
  { label: 'Sign out', href: '#out', icon: 'logout' },
] as const;

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuLinks, CurrentPage },
  parameters: { usage },
  args: { label: 'Account', children: <MenuLinks links={links} /> },
};
export default meta;

type Story = StoryObj<typeof Menu>;

function open({ canvasElement }: { canvasElement: HTMLElement }) {
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
}

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Plain: Story = {
  args: {
    children: (
      <MenuLinks
        links={[
          { label: '2025', href: '#2025' },
          { label: '2024', href: '#2024' },
          { label: '2023', href: '#2023' },
        ]}
      />
    ),
    label: 'Archive',
  },
  play: open,
};
export const WithoutWords: Story = { args: { label: '…', name: 'More pages', bare: true }, play: open };
export const LongText: Story = {
  args: {
    label: 'Einstellungen und Benutzerkonto',
    children: (
      <MenuLinks
        links={[{ label: 'Benachrichtigungseinstellungen für Lieferungen und Rücksendungen', href: '#long' }, ...links]}
      />
    ),
  },
  play: open,
};
export const OnDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
  play: open,
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: open,
};

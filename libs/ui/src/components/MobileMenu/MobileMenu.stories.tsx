import type { Meta, StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import { header } from '../../testing/samples.tsx';
import { grounds } from '../../theme/grounds.css.ts';
import type { Usage } from '../../testing/usage.ts';
import { MenuLinks } from '../Menu/Menu.tsx';
import { Collapse, CollapseGroup } from '../Collapse/Collapse.tsx';
import * as styles from '../SiteHeader/SiteHeader.css.ts';
import { MobileMenu } from './MobileMenu.tsx';

const usage: Usage = {
  when: ['For all menus of a site where the window has no room for a bar of them: below 1024 px.'],
  whenNot: ['For one menu: use `Menu`.', 'On its own beside a `SiteHeader`: that has one.'],
  how: [
    'Give it the same menus as the bar: those with items become groups, the others links.',
    'Put what the bar shows as icons into `actions`, where it stands with its words.',
    'It opens under the bar that it stands in, and is gone from 1024 px on.',
  ],
  accessibility: [
    'Opener, panel and groups are native and work before scripts run.',
    'The page behind is held while it is open, and it closes by Escape, by its own button, and when the focus moves on.',
    'It is a landmark by its name, `labels.menu`.',
  ],
  pairs: [
    {
      rule: 'Menus become groups that fold, so that all of them fit on a phone.',
      fault: 'In one long list, the last links are two screens down.',
      good: () => (
        <CollapseGroup>
          <Collapse label="Products">
            <p>Solid One</p>
          </Collapse>
          <Collapse label="Support">
            <p>Manuals</p>
          </Collapse>
        </CollapseGroup>
      ),
      bad: () => (
        <MenuLinks
          links={[
            'Solid One',
            'Solid Two',
            'Solid Three',
            'Solid Four',
            'Manuals',
            'Community',
            'About',
            'Newsroom',
          ].map((label) => ({ label, href: `#${label}` }))}
        />
      ),
    },
  ],
};

const meta: Meta<typeof MobileMenu> = {
  title: 'Components/MobileMenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen', usage },
  args: { menus: header.menus, actions: header.actions, labels: header.labels, panelId: 'menu-all' },
  // The bar of the header, since it opens under that.
  decorators: [
    (Story) => (
      <header className={clsx(styles.header, grounds.ink)}>
        <div className={styles.inner}>
          <Story />
        </div>
      </header>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MobileMenu>;

function open({ canvasElement }: { canvasElement: HTMLElement }) {
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
}

export const Closed: Story = {};
export const Open: Story = { play: open };
export const GroupOpen: Story = {
  play: (context) => {
    open(context);
    const group = context.canvasElement.querySelector('details');
    if (group) group.open = true;
  },
};
export const WithoutActions: Story = { args: { actions: [] }, play: open };
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: GroupOpen.play as never,
};

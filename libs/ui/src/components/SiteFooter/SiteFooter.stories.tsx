import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../../testing/samples.tsx';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { SiteFooter } from './SiteFooter.tsx';

const usage: Usage = {
  when: ['Once, at the foot of every page.'],
  whenNot: ['For what a visitor must have read: few come this far.'],
  how: [
    'Group the links into columns of equal weight; every link of the header is here as well.',
    'A link that leaves the site is `external` and carries an arrow.',
    'On paper its links are left out; the address and the rights stay.',
  ],
  accessibility: [
    'The columns are one navigation, named by `navLabel`; give it another name than the header’s.',
    'The signs of social networks are links named by `label`.',
    'Inside a `CurrentPage`, links to the page that is shown have `aria-current="page"`.',
  ],
  pairs: [
    {
      rule: 'Columns of equal weight, each under its title.',
      fault: 'One column with everything has to be read to its end.',
      wide: true,
      good: () => <SiteFooter {...footer} />,
      bad: () => (
        <SiteFooter
          {...footer}
          columns={[{ title: 'Links', links: footer.columns.flatMap(({ links }) => [...links]) }]}
        />
      ),
    },
  ],
};

const meta: Meta<typeof SiteFooter> = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof SiteFooter>;

const first = footer.columns[0];

export const Full: Story = { args: footer };
/** Notices share a line where they fit. */
export const WithNotices: Story = {
  tags: ['!visual'],
  args: { ...footer, notices: ['Represented by A. Muster', 'Register number 000-00-00000', 'Host Example Cloud Ltd.'] },
};
export const Short: Story = {
  args: { navLabel: 'Footer', columns: [first], socials: [], legal: footer.legal, copyright: footer.copyright },
};
export const LongWords: Story = {
  args: {
    ...footer,
    columns: [
      {
        title: 'Kundendienstleistungen',
        links: [
          { label: 'Benachrichtigungseinstellungen', href: '#a' },
          { label: 'Datenschutzgrundverordnungserklärung', href: '#b', external: true },
        ],
      },
      ...footer.columns,
    ],
  },
};
export const BlackFriday: Story = { args: footer, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: footer, decorators: [inTheme('christmas')] };

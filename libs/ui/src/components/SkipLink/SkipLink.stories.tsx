import type { Meta, StoryObj } from '@storybook/react-vite';
import * as surroundings from '../../testing/surroundings.css.ts';
import type { Usage } from '../../testing/usage.ts';
import { SkipLink } from './SkipLink.tsx';

const usage: Usage = {
  when: ['First in the document, before the header. SiteHeader brings it.'],
  whenNot: ['To other places of a page: use a list of links that all can see.'],
  how: ['Let it lead to the `id` of the main element, which has a `tabIndex` of -1 so that it takes the focus.'],
  accessibility: ['It is seen as soon as it has the focus, which is at the first press of the tab key.'],
  pairs: [
    {
      rule: 'It says where it leads; it is drawn here as with the focus.',
      fault: '“Skip” does not say what is skipped, or where one lands.',
      good: () => <SkipLink className={surroundings.seen} label="Skip to content" href="#main" />,
      bad: () => <SkipLink className={surroundings.seen} label="Skip" href="#main" />,
    },
  ],
};

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { label: 'Skip to content', href: '#main' },
  parameters: { usage },
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

type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };

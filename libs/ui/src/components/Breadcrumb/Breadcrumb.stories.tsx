import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const usage: Usage = {
  when: [
    'On a page that is two steps or more below the front page, and that people reach from elsewhere: an article, a manual.',
  ],
  whenNot: [
    'On the front page and on what the header links to directly.',
    'For the steps of an order: those are not places.',
  ],
  how: [
    'Stand it above the title, in the same column.',
    'Give every step the name that its own page has.',
    'It says nothing to search engines; a page’s structured data stands in its head.',
  ],
  accessibility: [
    'A named landmark with an ordered list; the page itself is the last entry, is no link, and says that it is current.',
    'On a phone the steps between the first and the last stand in a menu, which works before scripts run.',
  ],
  pairs: [
    {
      rule: 'Every step has the name that its own page has.',
      fault: '“Back” and “Here” do not say where they lead.',
      good: () => (
        <Breadcrumb label="You are here" moreLabel="Steps between" steps={steps.slice(0, 2)} current="Manuals" />
      ),
      bad: () => (
        <Breadcrumb
          label="You are here"
          moreLabel="Steps between"
          steps={[
            { label: 'Start', href: '#home' },
            { label: 'Back', href: '#support' },
          ]}
          current="Here"
        />
      ),
    },
  ],
};

const steps = [
  { label: 'Home', href: '#home' },
  { label: 'Support', href: '#support' },
  { label: 'Manuals', href: '#manuals' },
  { label: 'Solid One', href: '#one' },
];

const meta: Meta<typeof Breadcrumb> = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: { usage },
  args: { label: 'You are here', moreLabel: 'Steps between', steps, current: 'Charging' },
};
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

export const Deep: Story = {};
export const Short: Story = { args: { steps: steps.slice(0, 2), current: 'Manuals' } };
export const LongText: Story = {
  args: { current: 'What to do when the machine does not open along its seam after a long time in its box' },
};
export const StepsBetweenOpen: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover(),
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
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

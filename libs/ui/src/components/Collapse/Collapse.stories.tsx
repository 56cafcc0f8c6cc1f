import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import { Section } from '../Section/Section.tsx';
import { Collapse, CollapseGroup } from './Collapse.tsx';

const usage: Usage = {
  when: [
    'For answers, conditions and details that few need at once, but that must be on the page.',
    'In a `CollapseGroup` where several stand in a column.',
  ],
  whenNot: [
    'For what decides an order: a price, a delay, a limit. Say it openly.',
    'For views of equal rank, of which one is always wanted: use `Tabs`.',
    'For a list of links under a button: use `Menu`.',
  ],
  how: [
    'Give an `id` where something links to it: that link opens it, and so does a link to anything inside.',
    'Set `headingLevel` so that the labels are part of the outline of the page.',
    'Set `single` on the group only where two open at once would be confusing; it closes what someone may still read.',
    'Set `holdsPage` only on what takes over the screen: the page behind does not scroll until it is closed.',
  ],
  accessibility: [
    'A native disclosure: Enter and Space open it, its state is announced, and it works before scripts run.',
    'The browser’s own search finds what is folded away and opens it.',
    'Under reduced motion it opens at once, and on paper it stands open.',
  ],
  pairs: [
    {
      rule: 'What decides an order is said openly.',
      fault: 'Who does not unfold it orders without knowing.',
      good: () => (
        <>
          <p>Delivery takes six weeks.</p>
          <Collapse label="How is it packed?">
            <p>In a box of cardboard, without plastic.</p>
          </Collapse>
        </>
      ),
      bad: () => (
        <Collapse label="More about delivery">
          <p>Delivery takes six weeks.</p>
        </Collapse>
      ),
    },
  ],
};

const paragraph =
  'Solid One folds along a single seam. It needs about two seconds and a free hand’s breadth of desk, and it stops by itself when something is in its way.';

const meta: Meta<typeof Collapse> = {
  title: 'Components/Collapse',
  component: Collapse,
  subcomponents: { CollapseGroup },
  parameters: { usage },
  args: { label: 'How does it change shape?', children: <p>{paragraph}</p>, headingLevel: 3 },
};
export default meta;

type Story = StoryObj<typeof Collapse>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    label: 'What happens to the routines that I have taught it when I send it in for an inspection or a repair?',
    children: Array.from({ length: 4 }, (_, index) => <p key={index}>{paragraph}</p>),
  },
};
export const OnDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
};
export const HoldsThePage: Story = { args: { label: 'All pages', holdsPage: true } };
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

const answers = (
  <>
    <Collapse headingLevel={3} label="What is in the box?" defaultOpen>
      <p>Solid One, its charger, a cable of two metres and a cloth.</p>
    </Collapse>
    <Collapse headingLevel={3} label="How long does a charge last?">
      <p>{paragraph}</p>
    </Collapse>
    <Collapse headingLevel={3} label="Can I teach it moves of my own?">
      <p>{paragraph}</p>
    </Collapse>
  </>
);

export const Group: Story = { render: () => <CollapseGroup>{answers}</CollapseGroup> };
export const GroupWithOneOpen: Story = { render: () => <CollapseGroup single>{answers}</CollapseGroup> };

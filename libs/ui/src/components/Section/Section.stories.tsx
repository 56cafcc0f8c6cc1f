import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTheme } from '../../testing/surroundings.tsx';
import type { Usage } from '../../testing/usage.ts';
import { Section } from './Section.tsx';

const usage: Usage = {
  when: ['For each band of a page: it brings the ground, the column and the air above and below.'],
  whenNot: ['For what reaches from edge to edge, such as a HeroSlide or a BentoGrid.', 'Inside another Section.'],
  how: [
    'Change the ground where the subject changes: paper for most, ink for weight, fog for a quiet aside.',
    'Give it an `id` where other pages link to it.',
  ],
  accessibility: [
    'Its heading is an h2, or with `headingLevel` 1 the page’s own.',
    'Leave the heading out only where its content brings one.',
  ],
  pairs: [
    {
      rule: 'The ground changes where the subject changes.',
      fault: 'A ground for every line: it is not clear what belongs together.',
      wide: true,
      good: () => (
        <>
          <Section heading="Beyond the box">
            <p>Two places to take it further.</p>
          </Section>
          <Section heading="Warranty" tone="ink">
            <p>Two years on every machine.</p>
          </Section>
        </>
      ),
      bad: () => (
        <>
          <Section heading="Beyond the box" tone="ink">
            <p>Two places to take it further.</p>
          </Section>
          <Section tone="fog">
            <p>Moves that other owners share.</p>
          </Section>
          <Section tone="ink">
            <p>Two years on every machine.</p>
          </Section>
        </>
      ),
    },
  ],
};

const meta: Meta<typeof Section> = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen', usage },
};
export default meta;

type Story = StoryObj<typeof Section>;

const args = {
  heading: 'Beyond the box',
  intro: 'Two places to take it further.',
  children: <p>Text in the column.</p>,
};

export const Paper: Story = { args };
export const Ink: Story = { args: { ...args, tone: 'ink' } };
export const Fog: Story = { args: { ...args, tone: 'fog' } };
export const Bare: Story = { args: { children: <p>Text in the column.</p> } };
export const LongWords: Story = {
  args: {
    ...args,
    heading: 'Verwandlungsgeschwindigkeitsmessung und Bewegungsfreiheit',
    intro: 'Gebrauchsanweisungsübersetzungen für sämtliche Bewegungsabläufe.',
  },
};
export const BlackFriday: Story = { args, decorators: [inTheme('black-friday')] };
export const Christmas: Story = { args: { ...args, tone: 'ink' }, decorators: [inTheme('christmas')] };

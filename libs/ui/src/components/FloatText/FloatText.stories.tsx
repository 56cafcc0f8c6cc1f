import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../testing/usage.ts';
import * as styles from '../Section/Section.css.ts';
import { Section } from '../Section/Section.tsx';
import { Tagline } from '../Tagline/Tagline.tsx';
import { FloatText } from './FloatText.tsx';

const usage: Usage = {
  when: ['For a sentence or a figure that a page has been leading up to: one or two on a page.'],
  whenNot: [
    'For cards, pictures and other blocks: use `Reveal`, which moves less.',
    'For text that is read in one go: it must not arrive line by line.',
    'Above the fold: it would arrive after it was wanted.',
  ],
  how: [
    'It brings no type of its own: give it a class, or put it into what has one.',
    'Name the element with `as`; a span in a line of text moves as one word.',
    'It starts 50 px below its place and has the class `animated` while it is in it.',
  ],
  accessibility: [
    'The words are in the document from the start and are read where they stand.',
    'Under reduced motion, in print and without scripts nothing moves.',
  ],
  pairs: [
    {
      rule: 'One sentence moves; the text around it stands still.',
      fault: 'Text that arrives line by line cannot be read in one go.',
      good: () => (
        <>
          <FloatText as="h3" className={styles.heading}>
            It changes its mind in two seconds.
          </FloatText>
          <p>Twenty-two servos fold it, without a tool.</p>
        </>
      ),
      bad: () => (
        <>
          <FloatText as="p">It changes its mind in two seconds.</FloatText>
          <FloatText as="p">Twenty-two servos fold it,</FloatText>
          <FloatText as="p">without a tool.</FloatText>
        </>
      ),
    },
  ],
};

const meta: Meta<typeof FloatText> = {
  title: 'Components/FloatText',
  component: FloatText,
  parameters: { usage },
  args: { children: 'It changes its mind in two seconds.' },
};
export default meta;

type Story = StoryObj<typeof FloatText>;

export const InPlace: Story = {};
export const Heading: Story = { args: { as: 'h2', className: styles.heading } };
export const OneWord: Story = {
  render: () => (
    <p>
      Say the word, and it <FloatText as="span">unfolds</FloatText>.
    </p>
  ),
};
export const OnDarkGround: Story = {
  parameters: { layout: 'fullscreen' },
  args: { as: 'h2', className: styles.heading },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Story />
      </Section>
    ),
  ],
};
export const BelowTheFold: Story = {
  args: { as: 'h2', className: styles.heading },
  render: (args) => (
    <>
      {[1, 2].map((panel) => (
        <Tagline key={panel} title="Scroll down" text="It waits below." />
      ))}
      <FloatText {...args} />
    </>
  ),
};

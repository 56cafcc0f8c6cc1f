import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogLink } from './DialogLink.tsx';

const usage: Usage = {
  when: [
    'For a short task or a question that must be answered or closed before the page goes on.',
    'For something to look at closely, such as a list of commands.',
  ],
  whenNot: [
    'For news that needs no answer: use a Toast or a NoticeBar.',
    'For a page’s main content, which needs an address.',
  ],
  how: [
    'Import it from `@kinemorph/ui/dialog`, and load it when it is asked for: it is dear and closed at first.',
    'It is controlled: hold `open`, and set it to false in `onClose`.',
    'What the page shows elsewhere too opens from a `DialogLink`: it fetches the dialog, and leads there without JavaScript.',
    'Do not open one on top of another.',
  ],
  accessibility: [
    'The focus goes in, stays in and returns to what opened it; Escape, the button and a press outside close it.',
    'Everything behind it is inert and does not scroll.',
    'The title names it; leave `description` out rather than repeat the title.',
  ],
  pairs: [
    {
      rule: 'The link that opens a dialog says what is in it.',
      fault: '“More” does not say what opens.',
      good: () => (
        <DialogLink label="All figures" href="#figures" title="Solid One in figures" closeLabel="Close">
          <p>Thirty-one servos.</p>
        </DialogLink>
      ),
      bad: () => (
        <DialogLink label="More" href="#figures" title="Solid One in figures" closeLabel="Close">
          <p>Thirty-one servos.</p>
        </DialogLink>
      ),
    },
  ],
  example: `const [open, setOpen] = useState(false);

<>
  <Button onClick={() => setOpen(true)}>Open</Button>
  <Dialog open={open} onClose={() => setOpen(false)} title="Before you go" closeLabel="Close">
    <Button>Stay</Button>
  </Dialog>
</>`,
};

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogLink },
  // Each story gets an iframe, because a dialog covers its whole page.
  parameters: { usage, docs: { story: { inline: false, height: '36rem' } } },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

const args = {
  open: true,
  onClose: () => undefined,
  title: 'Before you go',
  description: 'One thing more.',
  closeLabel: 'Close',
  children: <Button>Stay</Button>,
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)}>
        <Button>Stay</Button> <Button tone="quiet">Leave</Button>
      </Dialog>
    </>
  );
}

export const Open: Story = { args };
export const WithoutDescription: Story = { args: { ...args, description: undefined } };
export const Wide: Story = {
  args: { ...args, size: 'wide', children: <p>Room for a table, or for two columns of words.</p> },
};
export const Full: Story = { args: { ...args, size: 'full', children: <p>The whole window.</p> } };
export const LongText: Story = {
  args: {
    ...args,
    title: 'Datenschutzgrundverordnungserklärung und Benachrichtigungseinstellungen',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>A paragraph that goes on for a while, so that the window is taller than the screen and scrolls.</p>
    )),
  },
};
export const FromButton: Story = { render: () => <Opener /> };
export const FromLink: Story = {
  render: () => (
    <>
      <DialogLink label="All figures" href="#figures" title="Solid One in figures" closeLabel="Close">
        <p>Thirty-one servos.</p>
      </DialogLink>
      <p id="figures">Thirty-one servos.</p>
    </>
  ),
};

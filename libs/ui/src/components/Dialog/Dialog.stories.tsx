import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = { title: 'Components/Dialog', component: Dialog };
export default meta;

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Before you go" description="One thing more." closeLabel="Close">
        <Button>Stay</Button> <Button tone="quiet">Leave</Button>
      </Dialog>
    </>
  );
}

export const Open: StoryObj<typeof Dialog> = { args: { open: true, onClose: () => undefined, title: 'Before you go', description: 'One thing more.', closeLabel: 'Close', children: <Button>Stay</Button> } };
export const FromButton: StoryObj<typeof Dialog> = { render: () => <Opener /> };

import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Button, ButtonLink } from './Button.tsx';

test('button: calls onClick by pointer and by keyboard, and submits its form only with type="submit"', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Notify me</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Notify me' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('busy button: is marked as busy, keeps the focus and ignores presses', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Sending
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Sending' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  (button.element() as HTMLElement).click();
  expect(document.activeElement).toBe(button.element());
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

function Notify() {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Notify me
    </Button>
  );
}

test('a keyboard walk: announces a button, a busy button, and a link that looks like a button as a link', async () => {
  await show(
    <>
      <Notify />
      <Button disabled>Sold out</Button>
      <ButtonLink href="#more" external>
        Learn more
      </ButtonLink>
    </>,
  );
  await walk(
    ['{Tab}', 'Notify me, button'],
    ['{Tab}', 'Learn more, link'],
    [back, 'Notify me, button'],
    [' ', 'Notify me, button, unavailable, busy'],
  );
});

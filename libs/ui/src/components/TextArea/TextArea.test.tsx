import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { TextArea } from './TextArea.tsx';

const area = page.getByRole('textbox', { name: 'Message' });

test('a click on the label focuses the text area, and hint and error describe it', async () => {
  await show(<TextArea label="Message" hint="A few lines." error="Write something." />);
  await page.getByText('Message').click();
  await expect.element(area).toHaveFocus();
  await expect.element(area).toHaveAccessibleDescription('Write something. A few lines.');
  await expect.element(area).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Write something.');
});

test('a quiet error describes the text area, but is no alert', async () => {
  await show(<TextArea label="Message" error="Write something." quiet />);
  await expect.element(area).toHaveAccessibleDescription('Write something.');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('the text area grows with its text, up to a limit', async () => {
  await show(<TextArea label="Message" />);
  const height = () => area.element().getBoundingClientRect().height;
  const before = height();
  await area.fill('line\n'.repeat(12));
  expect(height()).toBeGreaterThan(before);
  await area.fill('line\n'.repeat(200));
  expect(height()).toBeLessThanOrEqual(512);
});

test('a keyboard walk: a text area announces that it has several lines, its hint, text and error', async () => {
  await show(
    <>
      <TextArea label="Message" hint="A few lines." required />
      <TextArea label="Address" error="Write something." />
    </>,
  );
  await walk(
    ['{Tab}', 'Message, text field, several lines, required, A few lines.'],
    ['Hello', 'Message, text field, several lines, required, Hello, A few lines.'],
    ['{Tab}', 'Address, text field, several lines, invalid entry, Write something.'],
  );
});

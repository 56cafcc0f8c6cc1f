import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Field } from './Field.tsx';

const input = page.getByRole('textbox', { name: 'E-mail address' });

test('field: a press on its label focuses its input, and its hint describes it', async () => {
  await show(<Field label="E-mail address" hint="We write twice a month." />);
  await page.getByText('E-mail address').click();
  expect(document.activeElement).toBe(input.element());
  await expect.element(input).toHaveAccessibleDescription('We write twice a month.');
  await expect.element(input).toBeValid();
});

test('field with an error: announces the error, adds it to the description, and marks the input', async () => {
  await show(<Field label="E-mail address" hint="We write twice a month." error="Enter an e-mail address." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an e-mail address.');
  await expect.element(input).toHaveAccessibleDescription('Enter an e-mail address. We write twice a month.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('a keyboard walk: a field announces its hint, text and error, but no error before it is checked', async () => {
  await show(
    <>
      <Field label="E-mail address" hint="We write twice a month." type="email" required />
      <Field label="Order number" hint="On the receipt." error="Enter 6 characters." defaultValue="SW-1" />
      <Field label="Country" defaultValue="Germany" readOnly />
    </>,
  );
  await walk(
    ['{Tab}', 'E-mail address, text field, required, We write twice a month.'],
    ['ada', 'E-mail address, text field, required, ada, We write twice a month.'],
    ['{Tab}', 'Order number, text field, invalid entry, SW-1, Enter 6 characters. On the receipt.'],
    ['{Tab}', 'Country, text field, read only, Germany'],
  );
});

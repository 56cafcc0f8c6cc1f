import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Field } from './Field.tsx';

const input = page.getByRole('textbox', { name: 'E-mail address' });

test('its label leads to its input, and its hint describes it', async () => {
  await show(<Field label="E-mail address" hint="We write twice a month." />);
  await page.getByText('E-mail address').click();
  expect(document.activeElement).toBe(input.element());
  await expect.element(input).toHaveAccessibleDescription('We write twice a month.');
  await expect.element(input).toBeValid();
});

test('what is wrong is announced, described with the hint, and marks the input', async () => {
  await show(<Field label="E-mail address" hint="We write twice a month." error="Enter an e-mail address." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an e-mail address.');
  await expect.element(input).toHaveAccessibleDescription('Enter an e-mail address. We write twice a month.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

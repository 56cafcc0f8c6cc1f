import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Checkbox } from './Checkbox.tsx';

const box = page.getByRole('checkbox', { name: 'I agree to the terms.' });

test('a press on its sentence ticks it', async () => {
  await show(<Checkbox label="I agree to the terms." />);
  await page.getByText('I agree to the terms.').click();
  await expect.element(box).toBeChecked();
});

test('what is wrong is announced, and tied to the box', async () => {
  await show(<Checkbox label="I agree to the terms." error="Tick the box to go on." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tick the box to go on.');
  await expect.element(box).toHaveAccessibleDescription('Tick the box to go on.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});

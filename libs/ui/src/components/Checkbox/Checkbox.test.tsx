import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Checkbox } from './Checkbox.tsx';

const box = page.getByRole('checkbox', { name: 'I agree to the terms.' });

test('checkbox: a press on its label ticks it', async () => {
  await show(<Checkbox label="I agree to the terms." />);
  await page.getByText('I agree to the terms.').click();
  await expect.element(box).toBeChecked();
});

test('checkbox with an error: announces the error, and has it as its description', async () => {
  await show(<Checkbox label="I agree to the terms." error="Tick the box to go on." />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tick the box to go on.');
  await expect.element(box).toHaveAccessibleDescription('Tick the box to go on.');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});

test('a keyboard walk: a checkbox announces its state, whether it is required, and its error', async () => {
  await show(
    <>
      <Checkbox label="I agree" required />
      <Checkbox label="I am of age" required error="Tick the box to go on." />
    </>,
  );
  await walk(
    ['{Tab}', 'I agree, checkbox, not checked, required'],
    [' ', 'I agree, checkbox, checked, required'],
    ['{Tab}', 'I am of age, checkbox, not checked, invalid entry, required, Tick the box to go on.'],
    [' ', 'I am of age, checkbox, checked, invalid entry, required, Tick the box to go on.'],
  );
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { PasswordField } from './PasswordField.tsx';

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };
const field = page.getByLabelText(words.label, { exact: true });
const button = page.getByRole('button');

test('the button shows and hides the password, and is named after its next action', async () => {
  await show(<PasswordField {...words} />);
  await field.fill('a seam opens');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(button).toHaveAccessibleName(words.showLabel);
  await button.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('a seam opens');
  await expect.element(button).toHaveAccessibleName(words.hideLabel);
  await button.click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('the button works with the keyboard and does not submit the form', async () => {
  let sent = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField {...words} />
    </form>,
  );
  await field.fill('a seam opens');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(button).toHaveFocus();
  expect(sent).toBe(0);
});

test('submitting the form hides the password again', async () => {
  await show(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...words} />
    </form>,
  );
  await field.fill('a seam opens');
  await button.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('a seam opens');
});

test('an error is announced and describes the input, which also receives attributes and ref', async () => {
  let input: HTMLInputElement | null = null;
  await show(
    <PasswordField
      {...words}
      error="Use at least 8 characters."
      name="password"
      autoComplete="current-password"
      ref={(element) => {
        input = element;
      }}
    />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use at least 8 characters.');
  await expect.element(field).toHaveAccessibleDescription('Use at least 8 characters.');
  await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
  expect(input).toBe(field.element());
});

test('a keyboard walk: the password is announced as dots until the button shows it', async () => {
  await show(<PasswordField {...words} hint="At least 8 characters." required />);
  await walk(
    ['{Tab}', 'Password, text field, required, At least 8 characters.'],
    ['seam', 'Password, text field, required, ••••, At least 8 characters.'],
    ['{Tab}', 'Show password, button'],
    [' ', 'Hide password, button'],
    [back, 'Password, text field, required, seam, At least 8 characters.'],
  );
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { PasswordField } from './PasswordField.tsx';

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };
const field = page.getByLabelText(words.label, { exact: true });
const button = page.getByRole('button');

test('a password is hidden until one asks to see it, and the button says what it does', async () => {
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

test('the button can be pressed with the keyboard, and sends nothing', async () => {
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

test('sending the form hides the password again', async () => {
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

test('what is wrong is announced and described by the input; attributes and ref are the input’s', async () => {
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

test('a keyboard walk: the text is kept from readers until the button shows it', async () => {
  await show(<PasswordField {...words} hint="At least 8 characters." required />);
  await walk(
    ['{Tab}', 'Password, text field, required, At least 8 characters.'],
    ['seam', 'Password, text field, required, ••••, At least 8 characters.'],
    ['{Tab}', 'Show password, button'],
    [' ', 'Hide password, button'],
    [back, 'Password, text field, required, seam, At least 8 characters.'],
  );
});

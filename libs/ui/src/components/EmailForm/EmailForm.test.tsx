import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { emailLabels as labels } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { EmailForm } from './EmailForm.tsx';

const agreement = { label: 'I agree', required: 'Tick the box' };
const field = page.getByLabelText(labels.email);
const button = page.getByRole('button');
const alert = page.getByRole('alert');

test('[VA-1] e-mail form: shows an error for an invalid address, and moves the focus to the field', async () => {
  const onSubmit = vi.fn(async () => undefined);
  await show(<EmailForm labels={labels} onSubmit={onSubmit} />);
  for (const wrong of ['', 'someone', 'someone@host', '@host.com']) {
    await field.fill(wrong);
    await button.click();
    await expect.element(alert).toHaveTextContent(labels.invalid);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(labels.invalid);
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

test('e-mail form: sends nothing without the agreement', async () => {
  const onSubmit = vi.fn(async () => undefined);
  await show(<EmailForm labels={labels} onSubmit={onSubmit} agreement={agreement} />);
  await field.fill('someone@example.com');
  await button.click();
  await expect.element(alert).toHaveTextContent(agreement.required);
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole('checkbox').click();
  await button.click();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith('someone@example.com');
});

test('e-mail form: restores a stored address once, but keeps text typed before hydration', async () => {
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server.browser');
  const restore = vi.fn(() => 'kept@example.com');
  const form = <EmailForm labels={labels} onSubmit={vi.fn()} restore={restore} />;
  for (const [typed, held] of [
    ['', 'kept@example.com'],
    ['typed@example.com', 'typed@example.com'],
  ] as const) {
    restore.mockClear();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(form);
    await field.fill(typed);
    const root = hydrateRoot(place, form);
    await expect.poll(() => restore).toHaveBeenCalledOnce();
    await expect.element(field).toHaveValue(held);
    root.unmount();
    place.remove();
  }
});

test('[VA-1] e-mail form: a success message replaces the form, and receives focus', async () => {
  const onSuccess = vi.fn();
  await show(<EmailForm labels={labels} onSubmit={async () => undefined} onSuccess={onSuccess} />);
  await field.fill(' someone@example.com ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(labels.success);
  await expect.element(page.getByRole('status')).toHaveFocus();
  await expect.element(field).not.toBeInTheDocument();
  expect(onSuccess).toHaveBeenCalledOnce();
});

test('e-mail form: a failure keeps the address, and shows the error’s own message if it has one', async () => {
  const onSubmit = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(Object.assign(new Error(), { userMessage: 'Already subscribed.' }));
  await show(<EmailForm labels={labels} onSubmit={onSubmit} />);
  await field.fill('someone@example.com');
  await button.click();
  await expect.element(alert).toHaveTextContent(labels.failed);
  await expect.element(field).toHaveValue('someone@example.com');
  await button.click();
  await expect.element(alert).toHaveTextContent('Already subscribed.');
});

test('e-mail form: sends the address once for repeated submits', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => undefined));
  await show(<EmailForm labels={labels} onSubmit={onSubmit} />);
  await field.fill('someone@example.com');
  const form = document.forms[0];
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  form?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('e-mail form before JavaScript runs: its field has no name, so a plain submit sends no address', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<EmailForm labels={labels} onSubmit={async () => undefined} />);
  expect(html).not.toContain('name=');
});

test('a keyboard walk: field and checkbox announce errors, the button is busy, and the success is read', async () => {
  const { invalid } = labels;
  let finish: () => void = () => undefined;
  const onSubmit = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  await show(<EmailForm labels={labels} onSubmit={onSubmit} agreement={agreement} />);
  await walk(
    ['{Tab}', 'E-mail address, text field, required'],
    ['{Enter}', `E-mail address, text field, invalid entry, required, ${invalid}`, `at once: ${invalid}`],
    ['a@example.com', `E-mail address, text field, invalid entry, required, a@example.com, ${invalid}`],
    ['{Enter}', 'I agree, checkbox, not checked, invalid entry, required, Tick the box', 'at once: Tick the box'],
    [' ', 'I agree, checkbox, checked, invalid entry, required, Tick the box'],
    [back, 'Subscribe, button'],
    ['{Enter}', 'Sending, button, unavailable, busy'],
    [() => finish(), `${labels.success}, status`],
  );
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { FileField } from './FileField.tsx';

const field = page.getByLabelText('Receipt');

test('file field: calls onChange with the chosen file', async () => {
  const onChange = vi.fn();
  await show(
    <FileField label="Receipt" name="receipt" onChange={(event) => onChange(event.target.files?.[0]?.name)} />,
  );
  await userEvent.upload(field, new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' }));
  expect(onChange).toHaveBeenLastCalledWith('receipt.pdf');
});

test('file field: is described by hint and error, and a quiet error is not an alert', async () => {
  await show(<FileField label="Receipt" hint="Up to 5 MB." error="Too large." quiet />);
  await expect.element(field).toHaveAccessibleDescription('Too large. Up to 5 MB.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a keyboard walk: a file field announces the chosen file, its hint and its error', async () => {
  await show(<FileField label="Receipt" hint="Up to 5 MB." error="Too large." required />);
  await walk(
    ['{Tab}', 'Receipt, button, invalid entry, required, No file chosen, Too large. Up to 5 MB.'],
    [
      () => userEvent.upload(field, new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' })),
      'Receipt, button, invalid entry, required, receipt.pdf, Too large. Up to 5 MB.',
    ],
  );
});

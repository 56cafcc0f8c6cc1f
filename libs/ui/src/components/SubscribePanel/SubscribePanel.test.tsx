import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { emailLabels as labels } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { SubscribePanel } from './SubscribePanel.tsx';

test('[SC-1] the panel sends the e-mail address once, and shows its heading and the success', async () => {
  const onSubmit = vi.fn(async () => undefined);
  await show(
    <SubscribePanel heading="Be there" describe="One letter before each stage." form={{ labels, onSubmit }} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Be there' })).toBeVisible();
  await page.getByLabelText(labels.email).fill('someone@example.com');
  await page.getByRole('button', { name: labels.button }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(labels.success);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('someone@example.com');
});

test('a keyboard walk: Enter on the button sends the address, and the success is announced', async () => {
  await show(<SubscribePanel heading="Be there" form={{ labels, onSubmit: async () => undefined }} />);
  await walk(
    ['{Tab}', 'E-mail address, text field, required'],
    ['a@example.com', 'E-mail address, text field, required, a@example.com'],
    ['{Tab}', 'Subscribe, button'],
    ['{Enter}', `${labels.success}, status`],
  );
});

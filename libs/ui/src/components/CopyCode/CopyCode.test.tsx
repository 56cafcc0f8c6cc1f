import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { CopyCode } from './CopyCode.tsx';

afterEach(() => vi.restoreAllMocks());

test('a press copies the code, and calls back once it is on the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopy = vi.fn();
  await show(<CopyCode label="Welcome code" code="HELLO5" action="Copy the code" onCopy={onCopy} />);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith('HELLO5');
  await expect.poll(() => onCopy).toHaveBeenCalledOnce();
});

test('refused clipboard access: selects the code, and does not call onCopy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const onCopy = vi.fn();
  await show(<CopyCode label="Welcome code" code="HELLO5" action="Copy the code" onCopy={onCopy} />);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => getSelection()?.toString()).toBe('HELLO5');
  expect(onCopy).not.toHaveBeenCalled();
});

test('a keyboard walk: the button announces what it copies, and keeps the focus', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<CopyCode label="Welcome code" code="HELLO5" action="Copy the code" />);
  await walk(['{Tab}', 'Copy the code, button'], ['{Enter}', 'Copy the code, button'], [' ', 'Copy the code, button']);
  expect(write).toHaveBeenCalledTimes(2);
});

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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

test('where copying is refused, the code is selected and nothing is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const onCopy = vi.fn();
  await show(<CopyCode label="Welcome code" code="HELLO5" action="Copy the code" onCopy={onCopy} />);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => getSelection()?.toString()).toBe('HELLO5');
  expect(onCopy).not.toHaveBeenCalled();
});

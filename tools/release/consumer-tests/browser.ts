import type { Browser } from 'playwright';
import { expect } from 'vitest';

/**
 * Tests the sample page in a browser: it hydrates without a console message, has styles, loads its icons, and works.
 */
export async function expectSamplesWork(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      messages.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address, { waitUntil: 'networkidle' });

  await page.getByRole('tab', { name: 'Parts' }).click();
  await page.getByText('Nine parts').waitFor();
  await page.getByText('What is in the box?').click();
  await page.getByText('A cloth.').waitFor();
  await page.getByRole('button', { name: 'Sizes' }).click();
  await page.getByRole('dialog', { name: 'Sizes' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  const button = await page.getByRole('button', { name: 'Add' }).evaluate((element) => ({
    ground: getComputedStyle(element).backgroundColor,
    font: getComputedStyle(element).fontFamily,
  }));
  expect(button.ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(button.font).toContain('Archivo');
  const sprite = await page.locator('use').first().getAttribute('href');
  expect((await page.request.get(new URL(sprite ?? '', page.url()).href)).headers()['content-type']).toContain('svg');
  expect(messages.filter((text) => !text.includes('favicon'))).toEqual([]);
  await page.close();
}

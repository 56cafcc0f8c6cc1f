import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hiddenPrice, salePrice } from '../../testing/offers.tsx';
import { show } from '../../testing/show.tsx';
import { Price } from './Price.tsx';

/** Returns the text that a screen reader announces, in order. */
function spoken(root: HTMLElement) {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
  return copy.textContent;
}

test('[EN-2] it says now, was, the saving, the tax, the lowest price before, the instalments, the note and the ways to pay, in this order', async () => {
  const place = await show(<Price {...salePrice} />);
  expect(spoken(place)).toBe(
    `Now $949.00Was $1,299.00Save $350${salePrice.tax}${salePrice.lowest}${salePrice.installment}${salePrice.note}PayPalKlarna`,
  );
});

test('[EN-2] the ways to pay are named', async () => {
  await show(<Price {...salePrice} />);
  await expect.element(page.getByText('PayPal', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Klarna', { exact: true })).toBeVisible();
});

test('[ST-1] a placeholder is seen, and spoken of in words', async () => {
  const place = await show(<Price {...hiddenPrice} />);
  await expect.element(page.getByText('$???')).toBeVisible();
  expect(spoken(place)).toContain('The price is revealed on 22 November.');
  expect(spoken(place)).not.toContain('???');
});

test('it hands its root on', async () => {
  const place = await show(<Price current="$1" id="price" className="mine" data-place="bar" />);
  const root = place.querySelector('p#price.mine');
  expect(root?.getAttribute('data-place')).toBe('bar');
});

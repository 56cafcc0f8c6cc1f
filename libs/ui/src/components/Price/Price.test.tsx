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

test('[EN-2] a price announces its parts in order, from the current price to the payment methods', async () => {
  const place = await show(<Price {...salePrice} />);
  expect(spoken(place)).toBe(
    `Now $949.00Was $1,299.00Save $350${salePrice.tax}${salePrice.lowest}${salePrice.installment}${salePrice.note}PayPalKlarna`,
  );
});

test('[EN-2] the payment methods are shown by name', async () => {
  await show(<Price {...salePrice} />);
  await expect.element(page.getByText('PayPal', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Klarna', { exact: true })).toBeVisible();
});

test('[ST-1] a hidden price shows a placeholder, and announces a sentence instead of it', async () => {
  const place = await show(<Price {...hiddenPrice} />);
  await expect.element(page.getByText('$???')).toBeVisible();
  expect(spoken(place)).toContain('The price is revealed on 22 November.');
  expect(spoken(place)).not.toContain('???');
});

test('the root element receives id, class and data attributes', async () => {
  const place = await show(<Price current="$1" id="price" className="mine" data-place="bar" />);
  const root = place.querySelector('p#price.mine');
  expect(root?.getAttribute('data-place')).toBe('bar');
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { card, hiddenPrice, tallScene } from '../../testing/offers.tsx';
import { show } from '../../testing/show.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const buy = page.getByRole('link', { name: card.buy.ariaLabel });
const learnMore = page.getByRole('link', { name: card.learnMore.ariaLabel });

function at(element: Element | undefined) {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = (element as Element).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
}

test('[EN-2] a card shows its badge, name with line break, description, gifts and warranty', async () => {
  await show(<ProductCard {...card} name={'Solid One\nBattle Set'} />);
  const heading = page.getByRole('heading', { level: 3 });
  expect(heading.element().textContent).toContain('Solid One\nBattle Set');
  expect(getComputedStyle(heading.element()).whiteSpaceCollapse).toBe('preserve-breaks');
  for (const text of [
    card.badge.label,
    card.small,
    card.describe,
    card.protection,
    'Canvas cap, free',
    'Insulated cup, free',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('the whole card links to “Learn more”, and its button to the store', async () => {
  const place = await show(
    <ProductGrid>
      <ProductCard {...card} />
    </ProductGrid>,
  );
  expect(at(place.querySelector('img') as Element)).toBe(learnMore.element());
  expect(at(page.getByText(card.describe).element())).toBe(learnMore.element());
  expect(at(buy.element())).toBe(buy.element());
  await userEvent.tab();
  await expect.element(buy).toHaveFocus();
  await userEvent.tab();
  await expect.element(learnMore).toHaveFocus();
});

test('[ST-6] a sold-out card shows its label and has no buy link', async () => {
  await show(<ProductCard {...card} state={{ kind: 'soldOut', label: 'Sold out' }} />);
  await expect.element(page.getByText('Sold out')).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  await expect.element(learnMore).toBeVisible();
});

test('[ST-6] a pre-order card has its own label and link in place of the buy link', async () => {
  await show(<ProductCard {...card} buy={{ label: 'Pre-order now', href: '#order' }} />);
  await expect.element(page.getByRole('link', { name: 'Pre-order now' })).toHaveAttribute('href', '#order');
});

test('[ST-1] a locked card darkens its picture, shows placeholder and opening date, and has no buy link', async () => {
  const place = await show(
    <ProductCard
      {...card}
      price={hiddenPrice}
      state={{
        kind: 'locked',
        label: 'Unlock soon',
        opens: 'Opens on 22 November',
        notify: { label: 'Tell me', href: '#subscribe' },
      }}
    />,
  );
  await expect.element(page.getByText('Unlock soon')).toBeVisible();
  await expect.element(page.getByText('Opens on 22 November')).toBeVisible();
  await expect.element(page.getByText('$???')).toBeVisible();
  await expect.element(buy).not.toBeInTheDocument();
  const shutter = page.getByText('Unlock soon').element().closest('div')?.parentElement;
  const image = place.querySelector('img');
  expect(shutter?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    image?.getBoundingClientRect().height ?? Infinity,
  );
  // The picture is a black silhouette.
  expect(getComputedStyle(image as Element).filter).toBe('brightness(0)');
  const tell = page.getByRole('link', { name: 'Tell me' });
  await expect.element(tell).toHaveAttribute('href', '#subscribe');
  expect(at(tell.element())).toBe(tell.element());
});

test('a picture with `cover` fills its area, and one without keeps a padding', async () => {
  const place = await show(
    <>
      <ProductCard {...card} />
      <ProductCard {...card} fit="cover" />
    </>,
  );
  const looks = [...place.querySelectorAll('[data-state] > div:first-child img')].map((image) => [
    getComputedStyle(image).objectFit,
    getComputedStyle(image).paddingTop === '0px',
  ]);
  expect(looks).toEqual([
    ['contain', false],
    ['cover', true],
  ]);
});

test('a card with the keyboard’s focus shows its other picture, and a sold-out card has only one', async () => {
  const otherPicture = { ...tallScene, alt: '' };
  const place = await show(
    <>
      <ProductCard {...card} otherPicture={otherPicture} />
      <ProductCard {...card} otherPicture={otherPicture} state={{ kind: 'soldOut', label: 'Sold out' }} />
    </>,
  );
  const opacities = () =>
    [...(place.querySelector('article')?.querySelectorAll('[data-state] > div:first-child img') ?? [])].map(
      (image) => getComputedStyle(image).opacity,
    );
  expect(opacities()).toEqual(['1', '0']);
  await userEvent.tab();
  await expect.poll(() => opacities()).toEqual(['0', '1']);
  expect(place.querySelectorAll('article:last-of-type > div:first-child img')).toHaveLength(1);
});

test('a card shows whether the product is in stock', async () => {
  await show(<ProductCard {...card} stock="In stock" />);
  await expect.element(page.getByText('In stock')).toBeVisible();
});

test('a check box on a card can be clicked, although the whole card is a link', async () => {
  await show(
    <ProductCard {...card}>
      <Checkbox label="Compare" />
    </ProductCard>,
  );
  const box = page.getByRole('checkbox', { name: 'Compare' });
  await box.click();
  await expect.element(box).toBeChecked();
});

test('a loading card has no text and is hidden from screen readers', async () => {
  const place = await show(<ProductCardSkeleton />);
  expect(place.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(place.textContent).toBe('');
});

test('before JavaScript runs, the card is complete and has no inline styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(<ProductCard {...card} />);
  for (const text of [card.name, '$949.00', card.buy.href, card.learnMore.href]) expect(html).toContain(text);
  expect(html).not.toContain('style=');
});

/** A card that is locked until its button is pressed. */
function OpensBeforeOnesEyes() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Now
      </button>
      <ProductCard {...card} state={open ? { kind: 'open' } : { kind: 'locked', label: 'Unlock soon' }} />
    </>
  );
}

const reducedMotion = (value: 'reduce' | 'no-preference') =>
  (cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value }] },
  );

test('when a visible card opens, its shutter slides away, and then the buy link can be clicked', async () => {
  await reducedMotion('no-preference');
  await show(<OpensBeforeOnesEyes />);
  const lifted = new Promise<void>((resolve) => {
    document.addEventListener('transitionend', ({ propertyName, pseudoElement }) => {
      if (propertyName === 'translate' && pseudoElement === '::before') resolve();
    });
  });
  await page.getByRole('button', { name: 'Now' }).click();
  await lifted;
  await expect.element(buy).toBeVisible();
  expect(at(buy.element())).toBe(buy.element());
  await expect.element(page.getByText('Unlock soon')).not.toBeInTheDocument();
});

test('with reduced motion, an opening card also shows its buy link and hides its shutter', async () => {
  await reducedMotion('reduce');
  await show(<OpensBeforeOnesEyes />);
  await page.getByRole('button', { name: 'Now' }).click();
  await expect.element(buy).toBeVisible();
  await expect.element(page.getByText('Unlock soon')).not.toBeVisible();
  await reducedMotion('no-preference');
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/samples.tsx';
import { emulatePrint } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { ProductHero } from './ProductHero.tsx';
import * as styles from './ProductHero.css.ts';

afterEach(() => emulatePrint(false));

test('in print, no veil covers the picture, because printers make it opaque', async () => {
  const place = await show(<ProductHero title="Solid One" picture={{ ...picture, alt: 'Solid One on the floor' }} />);
  const veil = () => getComputedStyle(place.querySelector(`.${styles.scene}`) as Element, '::after').display;
  expect(veil()).toBe('block');
  await emulatePrint();
  expect(veil()).toBe('none');
  await expect.element(page.getByRole('img', { name: 'Solid One on the floor' })).toBeVisible();
});

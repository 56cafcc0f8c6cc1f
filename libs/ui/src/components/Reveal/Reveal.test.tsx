import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Reveal } from './Reveal.tsx';
import * as styles from './Reveal.css.ts';

test('[PB-10] gains `animated` when scrolled into view, and loses it only below the window', async () => {
  const tall = document.createElement('div');
  tall.setAttribute('style', 'block-size: 2000px');
  const place = await show(
    <Reveal>
      <p>Here</p>
    </Reveal>,
  );
  document.body.prepend(tall);
  document.body.append(tall.cloneNode());
  const element = place.querySelector(`.${styles.reveal}`);
  const animated = () => element?.classList.contains('animated');
  await expect.poll(() => animated()).toBe(false);
  scrollTo({ top: 1900, behavior: 'instant' });
  await expect.poll(() => animated()).toBe(true);
  scrollTo({ top: 3000, behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(animated()).toBe(true);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(() => animated()).toBe(false);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { picture } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { ipad, mobile } from '../../theme/breakpoints.ts';
import { WidePicture } from './WidePicture.tsx';

const wide = {
  ...picture,
  src: `${picture.src}?wide`,
  sources: [{ type: 'image/svg+xml', srcset: `${picture.src}?wide 1600w` }],
};
const tall = {
  ...picture,
  src: `${picture.src}?tall`,
  sources: [{ type: 'image/svg+xml', srcset: `${picture.src}?tall 800w` }],
};

async function shown() {
  const place = await show(<WidePicture picture={wide} tallPicture={tall} priority />);
  const image = place.querySelector('img') as HTMLImageElement;
  await image.decode();
  return image.currentSrc;
}

test('a phone loads the tall picture', async () => {
  await page.viewport(767, 900);
  expect(await shown()).toContain('?tall');
});

test('a tablet loads the wide picture', async () => {
  await page.viewport(768, 900);
  expect(await shown()).toContain('?wide');
});

test('a priority picture has one preload link for each screen class', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <WidePicture picture={wide} tallPicture={tall} priority />
      </body>
    </html>,
  );
  const links = html.match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  expect(links.find((link) => link.includes('?wide'))).toContain(`media="${ipad}"`);
  expect(links.find((link) => link.includes('?tall'))).toContain(`media="${mobile}"`);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { footer } from '../../testing/samples.tsx';
import { show } from '../../testing/show.tsx';
import { CurrentPage } from '../Menu/CurrentPage.tsx';
import { SiteFooter } from './SiteFooter.tsx';

test('links to the page that is shown say so, and no other does', async () => {
  const [{ href }] = footer.columns[1].links;
  const place = await show(
    <CurrentPage value={href}>
      <SiteFooter {...footer} />
    </CurrentPage>,
  );
  expect(
    [...place.querySelectorAll('[aria-current]')].map((link) => [
      link.getAttribute('aria-current'),
      link.getAttribute('href'),
    ]),
  ).toEqual([['page', href]]);
});

test('the link to the choice of a region may say what it does', async () => {
  await show(<SiteFooter {...footer} region={{ ...footer.region, name: 'Change region: United States' }} />);
  await expect
    .element(page.getByRole('link', { name: 'Change region: United States', exact: true }))
    .toHaveTextContent('United States');
});

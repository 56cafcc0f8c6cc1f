import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { LinkCard } from './LinkCard.tsx';

const card = { title: 'The Hub', text: 'Moves made by other owners.', href: '#hub' };

test('a card has one link, named by its label or by its longer `ariaLabel`', async () => {
  await show(
    <>
      <LinkCard {...card} label="Browse the Hub" />
      <LinkCard {...card} label="Learn more" ariaLabel="Learn more: The Hub" />
    </>,
  );
  expect(page.getByRole('link').elements()).toHaveLength(2);
  await expect.element(page.getByRole('link').first()).toHaveAccessibleName('Browse the Hub');
  await expect.element(page.getByRole('link').last()).toHaveAccessibleName('Learn more: The Hub');
});

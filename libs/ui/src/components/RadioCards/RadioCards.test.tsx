import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { back, walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'one', label: 'Solid One' },
  { value: 'two', label: 'Solid Two' },
];
const group = page.getByRole('group', { name: 'Model' });
const [one, two] = [page.getByRole('radio', { name: 'Solid One' }), page.getByRole('radio', { name: 'Solid Two' })];

test('a click on a label or an arrow key selects an option, and only that one', async () => {
  const onChange = vi.fn();
  await show(
    <form>
      <RadioCards label="Model" name="model" options={options} onChange={(event) => onChange(event.target.value)} />
    </form>,
  );
  await page.getByText('Solid Two').click();
  await expect.element(two).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(one).toBeChecked();
  await expect.element(two).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([['two'], ['one']]);
});

test('hint and error describe the group, and the error is announced and marks the option', async () => {
  await show(
    <RadioCards label="Model" name="model" options={options} hint="See the box." error="Choose one." firstId="first" />,
  );
  await expect.element(group).toHaveAccessibleDescription('Choose one. See the box.');
  await expect.element(one).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one.');
  expect(one.element().id).toBe('first');
});

test('an option that is selected before hydration stays selected', async () => {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server.browser'),
    import('react-dom/client'),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  const cards = <RadioCards label="Model" name="model" options={options} />;
  place.innerHTML = renderToString(cards);
  await two.click();
  const root = hydrateRoot(place, cards);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(two).toBeChecked();
  root.unmount();
  place.remove();
});

test('a keyboard walk: a group is one Tab stop, arrows select in it, and options announce their position', async () => {
  await show(
    <form>
      <RadioCards label="Model" name="model" options={options} hint="See the box." required />
      <RadioCards label="Second model" name="second" options={options} error="Choose one." />
    </form>,
  );
  await walk(
    ['{Tab}', 'Model, group, See the box. › Solid One, radio button, not checked, required, 1 of 2'],
    [' ', 'Solid One, radio button, checked, required, 1 of 2'],
    ['{ArrowDown}', 'Solid Two, radio button, checked, required, 2 of 2'],
    ['{ArrowRight}', 'Solid One, radio button, checked, required, 1 of 2'],
    ['{ArrowUp}', 'Solid Two, radio button, checked, required, 2 of 2'],
    ['{Tab}', 'Second model, group, Choose one. › Solid One, radio button, not checked, invalid entry, 1 of 2'],
    [back, 'Model, group, See the box. › Solid Two, radio button, checked, required, 2 of 2'],
  );
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { walk } from '../../testing/announced.ts';
import { show } from '../../testing/show.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'one', label: 'Solid One' },
  { value: 'two', label: 'Solid Two' },
  { label: 'Small', options: [{ value: 'three', label: 'Solid Three' }] },
];
const select = page.getByLabelText('Model');

test('selecting an option, also by keyboard, calls `onChange` with its value', async () => {
  const onChange = vi.fn();
  await show(
    <Select label="Model" options={options} name="model" onChange={(event) => onChange(event.target.value)} />,
  );
  await expect.element(select).toHaveValue('one');
  await userEvent.selectOptions(select, 'three');
  expect(onChange).toHaveBeenLastCalledWith('three');
  await userEvent.keyboard('{Tab}Solid Two');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('two');
});

test('a required select is invalid with its placeholder, and valid with an option', async () => {
  await show(
    <form>
      <Select label="Model" options={options} placeholder="Choose a model" required name="model" />
    </form>,
  );
  await expect.element(select).toHaveDisplayValue('Choose a model');
  expect(document.forms[0]?.checkValidity()).toBe(false);
  await userEvent.selectOptions(select, 'two');
  expect(document.forms[0]?.checkValidity()).toBe(true);
  expect((select.element().children[0] as HTMLOptionElement).disabled).toBe(true);
});

test('hint and error describe the select, and the error is announced', async () => {
  await show(<Select label="Model" options={options} hint="On the underside." error="Choose one." />);
  await expect.element(select).toHaveAccessibleDescription('Choose one. On the underside.');
  await expect.element(select).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose one.');
});

test('a controlled select keeps the value from its props', async () => {
  await show(<Select label="Model" options={options} value="two" onChange={() => undefined} placeholder="Choose" />);
  await userEvent.selectOptions(select, 'one');
  await expect.element(select).toHaveValue('two');
});

test('attributes go to the native element, and the class to the root element', async () => {
  let element: HTMLSelectElement | null = null;
  const place = await show(
    <Select
      label="Model"
      options={options}
      id="mine"
      className="own"
      data-test="x"
      autoComplete="off"
      ref={(native) => {
        element = native;
      }}
    />,
  );
  expect(element).toBe(place.querySelector('.own > * > select#mine[data-test=x][autocomplete=off]'));
});

test('before JavaScript runs, the placeholder is selected, and there are no inline styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  document.body.innerHTML = renderToString(<Select label="Model" options={options} placeholder="Choose a model" />);
  await expect.element(select).toHaveDisplayValue('Choose a model');
  expect(document.body.innerHTML).not.toContain('style=');
});

test('a keyboard walk: a select announces its value, hint and error, and no error before validation', async () => {
  await show(
    <>
      <Select label="Model" options={options} placeholder="Choose a model" hint="On the underside." required />
      <Select label="Second model" options={options} error="Choose one." />
    </>,
  );
  await walk(
    ['{Tab}', 'Model, choice, collapsed, required, Choose a model, On the underside.'],
    ['{ArrowDown}', 'Model, choice, collapsed, required, Solid One, On the underside.'],
    ['{End}', 'Model, choice, collapsed, required, Solid Three, On the underside.'],
    ['{Home}', 'Model, choice, collapsed, required, Solid One, On the underside.'],
    ['Solid Tw', 'Model, choice, collapsed, required, Solid Two, On the underside.'],
    ['{Tab}', 'Second model, choice, collapsed, invalid entry, Solid One, Choose one.'],
  );
});

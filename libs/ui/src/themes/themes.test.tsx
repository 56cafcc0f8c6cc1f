import './all.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { grounds } from '../theme/grounds.css.ts';
import { type Alias, at, pathOf } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { brand } from './brand/brand.ts';
import type { ThemeId } from './by-folder/ids.ts';
import { type DesignTokens, designTokens, themes } from './design-tokens.ts';

type Written = { $value: unknown };
type Quantity = { value: number; unit: string };

/** Returns the CSS value that a token of the file resolves to. */
function cssOfToken(file: DesignTokens, { $value }: Written): string {
  if (typeof $value === 'string') return cssOfToken(file, at(file, pathOf($value as Alias)) as Written);
  if (Array.isArray($value))
    return typeof $value[0] === 'number' ? `cubic-bezier(${$value.join(', ')})` : $value.join(', ');
  if (typeof $value === 'number') return String($value);
  if ('unit' in ($value as object)) return `${($value as Quantity).value}${($value as Quantity).unit}`;
  const { hex, alpha = 1 } = $value as { hex: string; alpha?: number };
  return hex + (alpha < 1 ? Math.round(alpha * 255).toString(16) : '');
}

/** Returns the CSS value of a variable in the file; a fluid length becomes a `clamp()`. */
function cssOfNode(file: DesignTokens, node: DesignTokens): string {
  if ('$value' in node) return cssOfToken(file, node as Written);
  const { grow } = (node['$extensions'] as { 'com.kinemorph.ui': { grow: string } })['com.kinemorph.ui'];
  return `clamp(${cssOfToken(file, node['least'] as Written)}, ${grow}, ${cssOfToken(file, node['most'] as Written)})`;
}

function variables(node: object, path: readonly string[] = []): { path: readonly string[]; css: string }[] {
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === 'string' ? [{ path: [...path, name], css: child }] : variables(child as object, [...path, name]),
  );
}

/** Returns the value that the browser computes for a CSS expression on an element. */
function computed(element: HTMLElement, css: string) {
  element.style.setProperty('--probe', css);
  return getComputedStyle(element).getPropertyValue('--probe').replaceAll("'", '').toLowerCase();
}

function carrier(theme: ThemeId, inside = <p>Here</p>) {
  return <div data-theme={theme}>{inside}</div>;
}

afterEach(async () => {
  delete document.documentElement.dataset['theme'];
  await page.viewport(1440, 900);
});

describe.each(themes.map((theme) => [theme.name, theme] as const))('theme %s', (name, theme) => {
  test('has a style sheet with the values of its design tokens', async () => {
    const place = await show(carrier(name));
    const element = place.firstElementChild as HTMLElement;
    const file = designTokens(theme);
    const { scheme, ...rest } = vars;
    for (const { path, css } of variables(rest)) {
      const node = (at(file, ['semantic', ...path]) ?? at(file, ['component', ...path])) as DesignTokens;
      expect(computed(element, css), path.join('.')).toBe(cssOfNode(file, node).toLowerCase());
    }
    expect(computed(element, scheme.here)).toBe(theme.scheme[theme.ground]);
  });

  test('applies to the root element, together with its colour scheme', async () => {
    document.documentElement.dataset['theme'] = name;
    await show(<p>Here</p>);
    expect(getComputedStyle(document.body).backgroundColor).toBe(
      getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(theme.scheme[theme.ground]);
  });
});

test('a part of a page may have another theme, and a ground inside follows it', async () => {
  const place = await show(carrier('christmas', <p className={grounds.ink}>Pine</p>));
  const [christmas, pine] = [place.firstElementChild, place.querySelector('p')] as HTMLElement[];
  const colorOf = (element?: HTMLElement) => element && getComputedStyle(element).backgroundColor;
  expect(colorOf(christmas)).toBe('rgb(251, 246, 236)');
  expect(colorOf(pine)).toBe('rgb(11, 33, 24)');
  expect(pine && getComputedStyle(pine).colorScheme).toBe('dark');
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(246, 245, 242)');
});

test('a theme inside another one takes no values from it', async () => {
  const place = await show(
    <div data-theme="black-friday">
      <div data-theme="brand" id="inner">
        Day
      </div>
    </div>,
  );
  const inner = place.querySelector<HTMLElement>('#inner') as HTMLElement;
  expect(computed(inner, vars.badge.signal.ground)).toBe('#ff5a1f');
  expect(getComputedStyle(inner).colorScheme).toBe('light');
});

test('a component token follows the ground that it is used on', async () => {
  const place = await show(
    <div className={grounds.ink}>
      <p>Here</p>
    </div>,
  );
  expect(computed(place.querySelector('p') as HTMLElement, vars.price.now)).toBe('#f6f5f2');
});

test.each([
  [320, 'least'],
  [2560, 'most'],
] as const)('[PB-12] at %i px, font sizes and spaces have their "%s" value', async (width, end) => {
  await page.viewport(width, 900);
  const place = await show(<p>Here</p>);
  const element = place.querySelector('p') as HTMLElement;
  const file = designTokens(brand);
  const measured = (css: string) => {
    element.style.setProperty('inline-size', css);
    return getComputedStyle(element).inlineSize;
  };
  for (const [group, lengths] of Object.entries({ fontSize: vars.fontSize, space: vars.space })) {
    for (const [name, css] of Object.entries(lengths)) {
      const node = at(file, ['semantic', group, name]) as DesignTokens;
      expect(measured(css), name).toBe(measured(cssOfToken(file, (node[end] ?? node) as Written)));
    }
  }
});

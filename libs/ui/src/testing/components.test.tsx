import { type ComponentType, createElement, createRef } from 'react';
import { expect, test } from 'vitest';
import * as ui from '../index.ts';
import { storyFiles } from './all-stories.tsx';
import { show } from './show.tsx';
import type { Usage } from './usage.ts';

const components = storyFiles.filter(({ path }) => path.startsWith('components/'));
const parts: readonly Exclude<keyof Usage, 'pairs' | 'example'>[] = ['when', 'whenNot', 'how', 'accessibility'];

test.each(components)('$path documents when, when not and how to use it, and its accessibility', ({ path, meta }) => {
  const usage = meta.parameters?.['usage'] as Partial<Usage> | undefined;
  for (const part of parts) {
    const fix = `libs/ui/src/${path}: write sentences under "${part}" in its usage, as in Button.stories.tsx`;
    expect(usage?.[part]?.length, fix).toBeGreaterThan(0);
    for (const sentence of usage?.[part] ?? []) expect(sentence, fix).toMatch(/\S.*[.?]$/);
  }
});

test.each(components)('$path documents at least one rule of its use with a pair of examples', ({ path, meta }) => {
  const pairs = (meta.parameters?.['usage'] as Partial<Usage> | undefined)?.pairs ?? [];
  expect(pairs.length, `libs/ui/src/${path}: add "pairs" to its usage, as in Button.stories.tsx`).toBeGreaterThan(0);
});

const pairs = components.flatMap(({ path, meta }) =>
  ((meta.parameters?.['usage'] as Usage | undefined)?.pairs ?? []).map((pair) => ({ path, ...pair })),
);

test.each(pairs)('$path, "$rule": both examples are rendered and differ', async ({ path, rule, fault, good, bad }) => {
  const fix = `libs/ui/src/${path}: write "rule" and "fault" of the pair as sentences, as in Button.stories.tsx`;
  for (const sentence of [rule, fault]) expect(sentence, fix).toMatch(/\S.*\.$/);
  const [right, wrong] = [await show(createElement(good)), await show(createElement(bad))];
  for (const place of [right, wrong]) expect(place.getBoundingClientRect().height).toBeGreaterThan(0);
  expect(right.innerHTML).not.toBe(wrong.innerHTML);
});

/** Minimal props of the components that are part of another one and have no stories. */
const companions: Readonly<Record<string, object>> = {
  ArticleNote: {},
  ButtonLink: { href: '#there', children: 'There' },
  CollapseGroup: { children: null },
  CommandSearch: { groups: [], labels: { search: 'Search', found: [] } },
  ContactRows: { rows: [] },
  CurrentPage: { value: '/there', children: null },
  DealerCards: { children: null },
  DialogLink: { label: 'Show', href: '#there', title: 'There', closeLabel: 'Close', children: null },
  EventTimeline: { label: 'From order to doorstep', events: [] },
  LinkCards: { children: null },
  MenuLinks: { links: [] },
  OfferCards: { children: null },
  ProductCardSkeleton: {},
  SearchForm: { action: '#there', labels: { field: 'Search', submit: 'Go' } },
  QuoteList: { children: null },
};

const shown = components.map(({ path, meta, plain }) => ({
  name: path,
  component: meta.component,
  args: plain?.args ?? {},
}));
const others = Object.entries(ui as Readonly<Record<string, unknown>>).flatMap(([name, component]) =>
  typeof component === 'function' && /^[A-Z]/.test(name) && !shown.some((one) => one.component === component)
    ? [{ name, component: component as ComponentType<object>, args: companions[name] }]
    : [],
);

/**
 * Ref, id and data attributes go to the outermost element, or to the native control inside; the class goes to the
 * outermost.
 */
test.each([...shown, ...others])(
  '$name: passes on its ref, id, data attributes and class to elements',
  async ({ component, args }) => {
    const ref = createRef<HTMLElement>();
    if (!component || !args)
      throw new Error('Name it in the "component" of its stories, or what it needs in "companions" above.');
    const place = await show(
      createElement(component, { ...args, ref, id: 'probe', className: 'probe', 'data-probe': 'here' } as object),
    );
    // A component that renders nothing until it is opened has no element yet.
    if (place.childElementCount === 0 && document.body.childElementCount === 1) return;
    const element = ref.current;
    expect(element?.id).toBe('probe');
    expect(element?.dataset['probe']).toBe('here');
    const outermost = document.querySelector('.probe');
    expect([place, document.body]).toContain(outermost?.parentElement);
    if (!element?.matches('input, select, textarea')) expect(element).toBe(outermost);
    expect(outermost?.contains(element)).toBe(true);
  },
);

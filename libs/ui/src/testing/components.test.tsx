import { createElement, createRef } from 'react';
import { expect, test } from 'vitest';
import { storyFiles } from './all-stories.tsx';
import { show } from './show.tsx';
import type { Usage } from './usage.ts';

const components = storyFiles.filter(({ path }) => path.startsWith('components/'));
const parts: readonly (keyof Usage)[] = ['when', 'whenNot', 'how', 'accessibility'];

test.each(components)('$path says when, when not and how to use it, and what of accessibility', ({ meta }) => {
  const usage = meta.parameters?.['usage'] as Usage | undefined;
  for (const part of parts) {
    expect(usage?.[part]?.length, part).toBeGreaterThan(0);
    for (const sentence of usage?.[part] ?? []) expect(sentence, part).toMatch(/\S.*[.?]$/);
  }
});

/** A ref, an id and data attributes go to the outermost element, or to the native control that the component is about; a class to the outermost. */
test.each(components)('$path: its outermost element can be reached and marked', async ({ meta, plain }) => {
  const ref = createRef<HTMLElement>();
  const props = { ...plain?.args, ref, id: 'probe', className: 'probe', 'data-probe': 'here' };
  if (!meta.component) throw new Error('The stories name no component.');
  const place = await show(createElement(meta.component, props));
  // What shows nothing until something calls for it has no element to reach.
  if (place.childElementCount === 0 && document.body.childElementCount === 1) return;
  const element = ref.current;
  expect(element?.id).toBe('probe');
  expect(element?.dataset['probe']).toBe('here');
  const outermost = document.querySelector('.probe');
  expect([place, document.body]).toContain(outermost?.parentElement);
  if (!element?.matches('input, select, textarea')) expect(element).toBe(outermost);
  expect(outermost?.contains(element)).toBe(true);
});

import '../themes/brand/brand.css.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

let root: Root | undefined;

/** Renders content as on a visitor's page; the page is cleared after each test. */
export async function show(children: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const made = (root = createRoot(place));
  // Synchronously: on a busy machine, React may need more than two frames.
  flushSync(() => {
    made.render(children);
  });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return place;
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

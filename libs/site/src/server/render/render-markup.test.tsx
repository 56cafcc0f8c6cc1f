import { lazy, Suspense, use, useId, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from './render-markup.ts';

const page = (content: ReactNode) => (
  <html lang="en">
    <head>
      <title>Robots</title>
    </head>
    <body>{content}</body>
  </html>
);
const soon = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
const forever = new Promise<never>(() => undefined);

function Fails(): ReactNode {
  throw new Error('the servo broke');
}
function Hangs() {
  return <p>{use(forever)}</p>;
}
function Labelled() {
  const id = useId();
  return (
    <label htmlFor={id}>
      Name <input id={id} />
    </label>
  );
}

describe('document markup', () => {
  it('page without pending components: equals the output of React’s static renderer', async () => {
    const tree = page(
      <Suspense fallback="…">
        <Labelled />
        {'<b>'} & {3} {null}
        <img src="/a.webp" alt="" fetchPriority="high" />
      </Suspense>,
    );
    const { prelude } = await prerender(tree);
    expect(await renderMarkup(tree)).toBe(await new Response(prelude).text());
  });

  it('pending component: is rendered when it is ready, with or without a fallback', async () => {
    const Late = lazy(() => soon({ default: () => <p>here at last</p> }));
    const words = soon('words');
    const Reads = () => <p>{use(words)}</p>;
    expect(await renderMarkup(page(<Late />))).toContain('<p>here at last</p>');
    const html = await renderMarkup(
      page(
        <Suspense fallback="not yet">
          <Reads />
        </Suspense>,
      ),
    );
    expect(html).toContain('<p>words</p>');
    expect(html).not.toContain('not yet');
  });

  it('component that fails: fails the render, even inside a fallback', async () => {
    await expect(renderMarkup(page(<Fails />))).rejects.toThrow('the servo broke');
    const surrounded = page(
      <Suspense fallback="a hole">
        <Fails />
      </Suspense>,
    );
    await expect(renderMarkup(surrounded)).rejects.toThrow('the servo broke');
  });

  it('component that hangs: fails the render after 2 s, even inside a fallback', { timeout: 10_000 }, async () => {
    const began = performance.now();
    const surrounded = page(
      <Suspense fallback="a hole">
        <Hangs />
      </Suspense>,
    );
    const failures = await Promise.allSettled([renderMarkup(page(<Hangs />)), renderMarkup(surrounded)]);
    expect(failures.map((failure) => failure.status === 'rejected' && (failure.reason as Error).name)).toEqual([
      'TimeoutError',
      'TimeoutError',
    ]);
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('text that looks like React’s Suspense marker: is escaped as text', async () => {
    expect(await renderMarkup(page(<p title="<!--$!-->">{'<!--$?-->'}</p>))).toContain('&lt;!--$?--&gt;');
  });
});

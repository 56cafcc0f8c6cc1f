import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsentBanner } from './ConsentBanner.tsx';

const nothing = () => undefined;

describe('the question for consent', () => {
  const html = renderToStaticMarkup(<ConsentBanner text={(id) => id} settings="Settings" policy="/de/privacy-policy" onAccept={nothing} onReject={nothing} onChoose={nothing} />);
  const classOf = (label: string) => new RegExp(`<button type="button" class="([^"]*)">${label}</button>`).exec(html)?.[1];

  it('makes no as easy as yes: on the first layer, of one kind and size, and first [AP-11]', () => {
    expect(classOf('reject')).toBeTruthy();
    expect(classOf('reject')).toBe(classOf('accept'));
    expect(html.indexOf('>reject<')).toBeLessThan(html.indexOf('>accept<'));
  });

  it('ticks nothing beforehand, and leads to the privacy policy', () => {
    expect(html).not.toContain('checked');
    expect(html).toContain('href="/de/privacy-policy"');
  });

  it('is a landmark with a name', () => {
    const id = /aria-labelledby="([^"]*)"/.exec(html)?.[1];
    expect(html).toContain(`<h2 id="${id}"`);
  });
});

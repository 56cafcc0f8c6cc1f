import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsentBanner } from './ConsentBanner.tsx';

describe('the consent banner', () => {
  const question = {
    title: 'Title',
    text: 'Text',
    policy: { label: 'Policy', href: '/de/privacy-policy' },
    reject: 'No',
    accept: 'Yes',
    choose: 'Choose',
  };
  const html = renderToStaticMarkup(<ConsentBanner {...question} />);
  const classOf = (label: string) => new RegExp(`<button[^>]* class="([^"]*)"[^>]*>${label}</button>`).exec(html)?.[1];

  it('is hidden in the document, which is the same for all visitors [AP-11]', () => {
    expect(html).toMatch(/^<section[^>]* hidden=""/);
    expect(renderToStaticMarkup(<ConsentBanner {...question} hidden={false} />)).not.toContain('hidden=');
  });

  it('shows the button to reject before the one to accept, in the same style [AP-11]', () => {
    expect(classOf('No')).toBeTruthy();
    expect(classOf('No')).toBe(classOf('Yes'));
    expect(html.indexOf('>No<')).toBeLessThan(html.indexOf('>Yes<'));
  });

  it('has no preselected choice, and links to the privacy policy', () => {
    expect(html).not.toContain('checked');
    expect(html).toContain('href="/de/privacy-policy"');
  });

  it('is a landmark that is named by its heading', () => {
    const id = /aria-labelledby="([^"]*)"/.exec(html)?.[1];
    expect(html).toContain(`<h2 id="${id}"`);
  });
});

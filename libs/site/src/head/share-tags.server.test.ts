import { expect, it } from 'vitest';
import type { HeadModel } from '../page/head-model.ts';
import { shareTags } from './share-tags.server.ts';

const head = {
  title: 'Robots & “cars”',
  description: 'It says "go" <now>',
  keywords: 'robot',
  canonical: 'https://site.example/us',
  alternates: [],
  index: true,
} as unknown as HeadModel;

it('share tags contain the title, description and address of the page, with special characters escaped', () => {
  const tags = shareTags(head);
  expect(tags).toContain('<meta property="og:title" content="Robots &amp; “cars”">');
  expect(tags).toContain('<meta property="og:description" content="It says &quot;go&quot; &lt;now&gt;">');
  expect(tags).toContain('<meta property="og:url" content="https://site.example/us">');
  expect(tags).not.toContain('og:image');
});

it('share tags contain the picture of the page and its width', () => {
  const image = { src: 'https://site.example/a.jpg', width: 1200, height: 630, alt: 'A robot' };
  const tags = shareTags({ ...head, image });
  for (const tag of [
    'og:image" content="https://site.example/a.jpg"',
    'og:image:width" content="1200"',
    'summary_large_image',
  ])
    expect(tags).toContain(tag);
});

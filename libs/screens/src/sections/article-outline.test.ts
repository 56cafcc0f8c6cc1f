import { expect, it } from 'vitest';
import { outlineOf } from './article-outline.ts';

it('the outline contains sections, paragraphs, lists, steps, notes and questions in the order of the keys', () => {
  const keys = [
    'head.title',
    'title',
    'lead',
    'a.title',
    'a.p1',
    'a.l1',
    'a.l2',
    'a.p2',
    'a.s1',
    'a.s2',
    'a.go.there',
    'b.title',
    'b.n1',
    'b.q1',
    'b.a1',
    'b.q2',
    'b.a2',
  ];
  expect(outlineOf(keys)).toEqual([
    {
      name: 'a',
      pieces: [
        { is: 'text', key: 'a.p1' },
        { is: 'list', items: ['a.l1', 'a.l2'] },
        { is: 'text', key: 'a.p2' },
        { is: 'steps', items: ['a.s1', 'a.s2'] },
      ],
    },
    {
      name: 'b',
      pieces: [
        { is: 'note', key: 'b.n1' },
        {
          is: 'questions',
          items: [
            ['b.q1', 'b.a1'],
            ['b.q2', 'b.a2'],
          ],
        },
      ],
    },
  ]);
});

it('the outline is empty for an article without texts', () => {
  expect(outlineOf([])).toEqual([]);
});

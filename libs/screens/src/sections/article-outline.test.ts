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
        { kind: 'text', key: 'a.p1' },
        { kind: 'list', items: ['a.l1', 'a.l2'] },
        { kind: 'text', key: 'a.p2' },
        { kind: 'steps', items: ['a.s1', 'a.s2'] },
      ],
    },
    {
      name: 'b',
      pieces: [
        { kind: 'note', key: 'b.n1' },
        {
          kind: 'questions',
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

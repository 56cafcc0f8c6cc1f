import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [428, 97, 23, 9, 7],
    owners: [
      { id: 'dog', stars: 5, written: instant('2025-04-29T12:00Z'), photo: 'grimlock-g1-flagship/action' },
      { id: 'jaw', stars: 5, written: instant('2024-12-28T12:00Z'), photo: 'grimlock-g1-flagship/robot' },
      { id: 'roar', stars: 4, written: instant('2024-10-06T12:00Z') },
    ],
  }),
);

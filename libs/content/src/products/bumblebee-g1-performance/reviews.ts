import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [1486, 402, 109, 41, 33],
    owners: [
      { id: 'hello', stars: 5, written: instant('2025-04-22T12:00Z'), photo: 'bumblebee-g1-performance/wave' },
      { id: 'class', stars: 5, written: instant('2025-02-16T12:00Z'), photo: 'bumblebee-g1-performance/action' },
      { id: 'chirps', stars: 4, written: instant('2024-11-10T12:00Z') },
    ],
  }),
);

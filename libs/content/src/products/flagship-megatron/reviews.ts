import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [503, 139, 41, 16, 12],
    owners: [
      { id: 'drama', stars: 5, written: instant('2025-05-20T12:00Z'), photo: 'flagship-megatron/present' },
      { id: 'shelf', stars: 5, written: instant('2025-02-09T12:00Z'), photo: 'flagship-megatron/action' },
      { id: 'cannon', stars: 4, written: instant('2024-11-24T12:00Z') },
    ],
  }),
);

import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [248, 101, 42, 17, 11],
    owners: [
      { id: 'reading', stars: 5, written: instant('2025-04-15T12:00Z') },
      { id: 'lamp', stars: 5, written: instant('2025-01-26T12:00Z'), photo: 'ai-base/stack' },
      { id: 'cable', stars: 4, written: instant('2024-11-17T12:00Z') },
    ],
  }),
);

import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [1123, 312, 94, 39, 31],
    owners: [
      { id: 'code', stars: 5, written: instant('2025-05-22T12:00Z'), photo: 'k1-pro-interstellar-scout/action' },
      { id: 'club', stars: 5, written: instant('2025-02-23T12:00Z'), photo: 'k1-pro-interstellar-scout/present' },
      { id: 'charger', stars: 4, written: instant('2024-12-08T12:00Z') },
    ],
  }),
);

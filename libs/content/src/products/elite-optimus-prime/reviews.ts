import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [812, 236, 71, 28, 21],
    owners: [
      { id: 'hinges', stars: 5, written: instant('2025-05-06T12:00Z'), photo: 'elite-optimus-prime/present' },
      { id: 'breakfast', stars: 5, written: instant('2025-01-19T12:00Z') },
      { id: 'dust', stars: 4, written: instant('2024-09-08T12:00Z') },
    ],
  }),
);

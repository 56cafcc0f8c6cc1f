import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [402, 71, 12, 4, 3],
    owners: [
      {
        id: 'sundays',
        stars: 5,
        written: instant('2025-03-18T12:00Z'),
        photo: 'optimus-prime-limited-edition/present',
      },
      { id: 'birthday', stars: 5, written: instant('2024-08-11T12:00Z') },
      { id: 'cape', stars: 4, written: instant('2024-02-18T12:00Z') },
    ],
  }),
);

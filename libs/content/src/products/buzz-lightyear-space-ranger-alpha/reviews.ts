import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [366, 118, 39, 17, 13],
    owners: [
      {
        id: 'visitors',
        stars: 5,
        written: instant('2025-05-15T12:00Z'),
        photo: 'buzz-lightyear-space-ranger-alpha/action',
      },
      { id: 'landing', stars: 5, written: instant('2025-03-09T12:00Z') },
      { id: 'piano', stars: 4, written: instant('2025-01-05T12:00Z') },
    ],
  }),
);

import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [281, 64, 14, 5, 3],
    owners: [
      { id: 'desk', stars: 5, written: instant('2025-11-18T12:00Z'), photo: 'flagship-bumblebee/vehicle' },
      { id: 'dance', stars: 5, written: instant('2025-10-23T12:00Z') },
      { id: 'rug', stars: 4, written: instant('2025-09-30T12:00Z') },
    ],
  }),
);

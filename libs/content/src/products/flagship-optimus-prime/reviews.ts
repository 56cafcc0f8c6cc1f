import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [934, 213, 52, 19, 14],
    owners: [
      { id: 'hall', stars: 5, written: instant('2025-05-13T12:00Z'), photo: 'flagship-optimus-prime/action' },
      { id: 'hands', stars: 5, written: instant('2025-03-02T12:00Z'), photo: 'flagship-optimus-prime/vehicle' },
      { id: 'quiet', stars: 4, written: instant('2024-12-15T12:00Z') },
    ],
  }),
);

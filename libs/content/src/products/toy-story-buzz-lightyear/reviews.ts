import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineReviews } from '../reviews.ts';

export const reviews = defineReviews(
  sample({
    ratings: [1734, 391, 88, 34, 26],
    owners: [
      { id: 'sofa', stars: 5, written: instant('2025-05-27T12:00Z'), photo: 'toy-story-buzz-lightyear/wings' },
      { id: 'toaster', stars: 5, written: instant('2025-03-23T12:00Z'), photo: 'toy-story-buzz-lightyear/wave' },
      { id: 'pairing', stars: 4, written: instant('2025-01-12T12:00Z') },
    ],
  }),
);

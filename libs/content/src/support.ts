import { announcedFrom } from './products/line-up.ts';
import type { Product } from './products/product.ts';
import { products } from './products/products.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';
import type { Clock } from './time/index.ts';

/** The facts of the support forms. */
export const support = {
  /** A serial number with a right check character, to show how one looks. */
  serialExample: sample('KMFB-2507-31A4'),
  /** Within how many working days each kind of request is answered. */
  answerDays: { registrations: sample(2), repairs: sample(2), messages: sample(1), wholesale: sample(5) },
  /** How large a photo of a receipt may be, in megabytes: the browser makes it smaller before it is sent. */
  photoMegabytes: 5,
} as const;

/** The products that the region's store lists, as their owners choose among them; one that has not been announced yet is not among them. */
export function supportedProducts(region: RegionId, clock: Clock): readonly Product[] {
  return Object.values(products).filter(({ id, regions }) => {
    const announced = announcedFrom(id, region);
    return regions.includes(region) && (announced === undefined || clock.hasPassed(announced));
  });
}

import { announcedFrom } from './products/line-up.ts';
import type { Product } from './products/product.ts';
import { products } from './products/products.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';
import type { Clock } from './time/index.ts';

/** The facts of the support forms. */
export const support = {
  /** A serial number with a correct check character, as an example. */
  serialExample: sample('KMFB-2507-31A4'),
  /** The number of working days within which each kind of request is answered. */
  answerDays: { registrations: sample(2), repairs: sample(2), messages: sample(1), wholesale: sample(5) },
  /** The maximum size of a photo of a receipt, in megabytes: the browser makes it smaller before it is sent. */
  photoMegabytes: 5,
} as const;

/**
 * Returns the products that owners in a region can choose from: those that the region's store lists, without any that
 * has not been announced yet.
 */
export function supportedProducts(region: RegionId, clock: Clock): readonly Product[] {
  return Object.values(products).filter(({ id, regions }) => {
    const announced = announcedFrom(id, region);
    return regions.includes(region) && (announced === undefined || clock.hasPassed(announced));
  });
}

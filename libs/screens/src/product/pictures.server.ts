import type { ProductId } from '@kinemorph/content';
import { products } from '@kinemorph/content';
import { pictures, type PictureName } from '@kinemorph/content/pictures';
import type { SharePicture } from '@kinemorph/site/models';

/** The views of a machine that the page shows if they have a render, in the order of the gallery. */
export const views = ['hero', 'action', 'vehicle', 'detail-head', 'back'] as const;
export type View = (typeof views)[number];

/** Returns the render of a product in a view, from the product's folder of pictures; undefined without one. */
export function viewOf(product: ProductId, view: View): PictureName | undefined {
  return render(product, view);
}

/** Returns the picture of a product for sharing; undefined without one. */
export function shareOf(product: ProductId): SharePicture | undefined {
  return render(product, 'share') as SharePicture | undefined;
}

function render(product: ProductId, view: string): PictureName | undefined {
  const [subject = ''] = products[product].picture.split('/');
  const name = `${subject}/${view}`;
  return Object.hasOwn(pictures, name) ? (name as PictureName) : undefined;
}

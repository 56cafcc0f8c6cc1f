import type { ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '@kinemorph/site';
import type { Gallery } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

export type GalleryModel = Pick<ComponentProps<typeof Gallery>, 'pictures' | 'labels'>;

interface GalleryPicture {
  readonly picture: PictureName;
  readonly alt: string;
  readonly caption?: string;
}

type Place = 'desk' | 'room' | 'box';

/** Returns a picture of a product in a place, beside things whose size everyone knows, with its description. */
export function placePicture(
  { text }: ModelContext,
  product: ProductId,
  picture: Extract<PictureName, `${string}-places/${Place}`>,
): GalleryPicture {
  const place = picture.slice(picture.indexOf('/') + 1) as Place;
  return { picture, alt: text(`gallery.${place}`, { product: text(`product.${product}.name`) }) };
}

/** Returns a product's pictures that enlarge; each has its own description, which is also its caption by default. */
export function galleryOf({ text, picture }: ModelContext, pictures: readonly GalleryPicture[]): GalleryModel {
  return {
    pictures: pictures.map(({ picture: name, alt, caption }) => ({
      picture: picture(name, alt),
      caption: caption ?? alt,
    })),
    labels: {
      enlarge: text('gallery.enlarge'),
      viewer: text('gallery.viewer'),
      close: text('close'),
      previous: text('gallery.previous'),
      next: text('gallery.next'),
      zoomIn: text('gallery.zoomIn'),
      zoomOut: text('gallery.zoomOut'),
      counter: pictures.map((_, index) => text('gallery.counter', { index: index + 1, total: pictures.length })),
    },
  };
}

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

/** The flagships that are pictured in places, beside things whose size everyone knows. */
const placed = {
  flagshipBumblebee: 'flagship-bumblebee-places',
  flagshipMegatron: 'flagship-megatron-places',
  flagshipOptimusPrime: 'flagship-optimus-prime-places',
  grimlockG1Flagship: 'grimlock-g1-flagship-places',
} as const satisfies Partial<Record<ProductId, string>>;

/** Returns the picture of a flagship in a place, with its description. */
export function placePicture(
  { text }: ModelContext,
  product: keyof typeof placed,
  place: 'desk' | 'room' | 'box',
): GalleryPicture {
  return {
    picture: `${placed[product]}/${place}`,
    alt: text(`gallery.${place}`, { product: text(`product.${product}.name`) }),
  };
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

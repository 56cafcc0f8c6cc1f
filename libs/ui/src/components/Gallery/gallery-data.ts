import type { PictureData } from '../Picture/Picture.tsx';

/** A picture of a gallery; its caption stands below it when it is enlarged. */
export type GalleryPicture = { picture: PictureData; caption?: string | undefined };

/** The words of a gallery. `counter` names each picture's place, such as "2 of 6"; `viewer` names the window. */
export type GalleryLabels = {
  enlarge: string;
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  counter: readonly string[];
};

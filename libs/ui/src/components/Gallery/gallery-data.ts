import type { PictureData } from '../Picture/Picture.tsx';

/** A picture of a gallery; its caption is shown below it in the viewer. */
export type GalleryPicture = { picture: PictureData; caption?: string | undefined };

/** The texts of a gallery. `counter` has one text per picture, such as "2 of 6"; `viewer` names the dialog. */
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

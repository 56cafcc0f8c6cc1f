/** The frames of a transformation, as written by the image build: two files, one of them for phones. */
export type StripData = {
  /** How many frames each file has. */
  count: number;
  /** MIME type of each frame, such as `image/avif`. */
  type: string;
  wide: string;
  narrow: string;
};

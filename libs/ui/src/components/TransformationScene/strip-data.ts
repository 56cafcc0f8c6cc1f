/** The frames of a change of shape, as the image build writes them: two files, one for phones. */
export type StripData = {
  /** How many frames each file has. */
  count: number;
  /** What each frame is, such as `image/avif`. */
  type: string;
  wide: string;
  narrow: string;
};

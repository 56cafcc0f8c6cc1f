/** A position in pixels. */
export type Point = { x: number; y: number };

type Size = { width: number; height: number };

/** The zoom factor relative to the frame, and the offset of the picture's middle from the frame's. */
export type View = Point & { scale: number };

/** The whole picture, in the middle. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** The maximum zoom factor. */
export const deepest = 5;

/** Returns the size of a picture that fits completely into a frame. */
export function fitted(picture: Size, frame: Size): Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

function within(value: number, most: number) {
  return Math.min(Math.max(value, -most), most);
}

/** Limits a view to the zoom range, and moves it so that the picture covers as much of the frame as possible. */
export function held(view: View, picture: Size, frame: Size): View {
  const scale = Math.min(Math.max(view.scale, 1), deepest);
  const { width, height } = fitted(picture, frame);
  return {
    scale,
    x: within(view.x, Math.max(0, (width * scale - frame.width) / 2)),
    y: within(view.y, Math.max(0, (height * scale - frame.height) / 2)),
  };
}

/** Zooms by a factor around a fixed point, which is relative to the middle of the frame. */
export function closer(view: View, factor: number, { x, y }: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), deepest);
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

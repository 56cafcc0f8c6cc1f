/** A place, in pixels. */
export type Point = { x: number; y: number };

type Size = { width: number; height: number };

/** How a picture is looked at: its size against the frame, and how far its middle is off the frame's. */
export type View = Point & { scale: number };

/** The whole picture, in the middle. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** How close one can get. */
export const deepest = 5;

/** The size at which a frame shows all of a picture. */
export function fitted(picture: Size, frame: Size): Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

function within(value: number, most: number) {
  return Math.min(Math.max(value, -most), most);
}

/** Keeps a view between far and near, and its picture's edges at or beyond the frame's. */
export function held(view: View, picture: Size, frame: Size): View {
  const scale = Math.min(Math.max(view.scale, 1), deepest);
  const { width, height } = fitted(picture, frame);
  return {
    scale,
    x: within(view.x, Math.max(0, (width * scale - frame.width) / 2)),
    y: within(view.y, Math.max(0, (height * scale - frame.height) / 2)),
  };
}

/** Comes closer by a factor, around a point that stays where it is; points are measured from the frame's middle. */
export function closer(view: View, factor: number, { x, y }: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), deepest);
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}
